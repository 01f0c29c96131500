"""Emerald: the crests of the knights, by seat."""

from gemhoard.games.crests import Crest

CROWN = "M-8 6V-5l4.500 4.500L0-8l3.500 7.500L8-5V6z"
WAVES = "M-8-5q4-4 8 0t8 0M-8 .500q4-4 8 0t8 0M-8 6q4-4 8 0t8 0"
LEAF = "M0-9c7 4 8 10 2 14h-1.200V9h-1.600V5H-2C-8 1-7-5 0-9z"
SUN = (
    "M-3.500 0a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M0-9v2.500M0 6.500V9M-9 0h2.500M6.500 0H9"
    "M-6.300-6.300l1.700 1.700M4.600 4.600l1.700 1.700M6.300-6.300 4.600-4.600M-4.600 4.600l-1.700 1.700"
)
MOON = "M3-8.500A8.500 8.500 0 1 0 8 5 7 7 0 0 1 3-8.500z"

CRESTS = (
    Crest("shield", "#b3262e", "#fff3dd", CROWN),
    Crest("shield", "#1f58a8", "#eef6ff", WAVES, is_line=True),
    Crest("shield", "#1d7044", "#f1fbe6", LEAF),
    Crest("shield", "#e3ae1c", "#4a3000", SUN, is_line=True),
    Crest("shield", "#2d2a33", "#f4efe6", MOON),
)
