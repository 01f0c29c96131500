"""Pictures of a study, as they stand in the page."""

import re

import polars as pl

from gemhoard.study import plots, svg


def test_coordinates_are_rounded_and_text_is_not():
    drawn = '<svg width="1" height="1">\n<text x="1.23456" y="0.98765">0.001 of 3.14159</text>\n</svg>'
    assert svg.in_page("name", drawn) == '<svg><text x="1.23" y="0.99">0.001 of 3.14159</text></svg>'


def test_a_rare_rule_has_its_tick():
    table = pl.DataFrame({"rule": ["K3.8", "K3.1"], "players": [2, 2], "a_game": [0.001, 10.0]})
    drawn = plots.rules(table, str)
    ticks = re.findall(r"<text[^>]*>([\d.]+)</text>", drawn)
    assert {"0.001", "0.01", "0.1", "1", "10"} <= set(ticks)
    assert not re.search(r"\d\.\d{3}", re.sub(r">[^<]*<", "><", drawn))
