"""Akebono, the expansion of IKI: boats, the bridge of Nihonbashi and those who are met there."""
