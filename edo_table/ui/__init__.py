"""The screen: drawing kit, scenery, widgets, table, animation and sound, all on pygame-ce."""
