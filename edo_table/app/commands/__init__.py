"""The commands of `edo-table`, one module each: `add` describes it to the parser, `run` does it.

What is heavy (the window, the AI, the checks of data) is imported only inside `run`.
"""
