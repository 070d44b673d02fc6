"""The program's own small set of controls: measured by their content, printed like all else; mouse, keys, touch."""
