"""Izayoi: recommend, hide, and never outshine your master."""
