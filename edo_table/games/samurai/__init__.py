"""Samurai, by Reiner Knizia: content, rules, judgement, table."""
