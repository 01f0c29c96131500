"""The games as environments of PettingZoo, Gymnasium and OpenSpiel: thin adaptors on the one contract.

They need the extra `lab`: `pip install gemhoard[lab]`. docs/research has what they promise.
"""
