"""Gemhoard: the place where two treasure games live."""
