"""Write src/protocol.ts, the messages between server and page, from the classes in gemhoard.server.protocol.

With --check nothing is written: it fails if the file is not current.
"""

import inspect
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from gemhoard.server import protocol

TARGET = Path(__file__).parent / "src" / "protocol.ts"
HEADER = "/** Every message between server and page. Made by protocol_types.py from the Python classes. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    text = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        sys.exit("web/src/protocol.ts is not current: python web/protocol_types.py")


def typescript() -> str:
    classes = [
        each
        for _, each in inspect.getmembers(protocol, inspect.isclass)
        if issubclass(each, protocol.Message) and each is not protocol.Message
    ]
    classes.sort(key=lambda each: inspect.getsourcelines(each)[1])
    _, schema = models_json_schema([(each, "validation") for each in classes])
    definitions = schema["$defs"]
    names = [each.__name__ for each in classes]
    told = sorted(definitions.keys() - set(names))  # by the games, which leave nothing out
    for name in told:
        definitions[name]["required"] = list(definitions[name]["properties"])
    parts = [HEADER, *(interface(name, definitions[name]) for name in (*told, *names))]
    for name in ("ServerMessage", "PageMessage"):
        members = TypeAdapter(getattr(protocol, name)).json_schema()["oneOf"]
        parts.append(f"export type {name} = {' | '.join(map(kind, members))};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    comment = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {kind(each)};\n"
        for field, each in schema.get("properties", {}).items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def kind(schema: dict[str, Any]) -> str:
    """The TypeScript type of one JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(map(quoted, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(kind, schema["anyOf"])))
    if schema.get("type") == "array":
        items = kind(schema.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {kind(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(schema.get("type", ""), "any")


def quoted(value: Any) -> str:
    return "'" + str(value) + "'"


if __name__ == "__main__":
    main()
