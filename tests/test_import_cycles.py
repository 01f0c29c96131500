"""No module imports one that imports it, directly or through others: not even for type annotations."""

import grimp


def cycles(graph: grimp.ImportGraph) -> list[str]:
    """The modules that import themselves through others."""
    return sorted(
        module
        for module in graph.modules
        if any(
            graph.chain_exists(importer=imported, imported=module)
            for imported in graph.find_modules_directly_imported_by(module)
        )
    )


def test_there_are_no_import_cycles():
    assert cycles(grimp.build_graph("gemhoard", exclude_type_checking_imports=False)) == []


def test_a_cycle_would_be_found():
    graph = grimp.ImportGraph()
    graph.add_import(importer="a", imported="b")
    graph.add_import(importer="b", imported="c")
    graph.add_import(importer="c", imported="a")
    graph.add_import(importer="d", imported="a")
    assert cycles(graph) == ["a", "b", "c"]
