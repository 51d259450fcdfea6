"""Write the TypeScript types of every message from `stolik.server.messages`.

`python -m tools.protocol` writes web/src/lib/protocol.ts; a test holds it to the messages.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import inspect as shapes

from stolik.engine.text import Text
from stolik.server import messages

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by `python -m tools.protocol` from src/stolik/server/messages.py; not to be edited."
ALIASES = ("Level", "Parts", "View", "FromServer", "FromBrowser")
TEXT_FIELDS = "Readonly<Record<string, string | number | Text>>"
SCALARS: dict[type[shapes.Type], str] = {
    shapes.AnyType: "any",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    structs = [item for item in vars(messages).values() if isinstance(item, type) and issubclass(item, Struct)]
    named = shapes.multi_type_info([Text, *(item for item in structs if item not in (Struct, Text))])
    parts = [interface(item) for item in named if isinstance(item, shapes.StructType | shapes.DataclassType)]
    for name in ALIASES:
        parts.append(f"export type {name} = {written(shapes.type_info(getattr(messages, name)))};")
    return "\n\n".join([HEAD, *parts]) + "\n"


def interface(item: shapes.StructType | shapes.DataclassType) -> str:
    comment = inspect.getdoc(item.cls) if item.cls.__doc__ else None
    head = [f"/** {' '.join(comment.split())} */"] if comment else []
    return "\n".join([*head, f"export interface {item.cls.__name__} {{", *fields(item), "}"])


def fields(item: shapes.StructType | shapes.DataclassType) -> Iterator[str]:
    """What the browser sends may leave out what has a default; what the server sends is always whole."""
    if isinstance(item, shapes.StructType) and item.tag is not None:
        yield f"  readonly {item.tag_field}: {json.dumps(item.tag)};"
    sent = isinstance(item, shapes.StructType) and item.forbid_unknown_fields
    for field in item.fields:
        kind = TEXT_FIELDS if item.cls is Text and field.name == "fields" else written(field.type)
        yield f"  readonly {field.encode_name}{'?' if sent and not field.required else ''}: {kind};"


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case shapes.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case shapes.UnionType():
            return " | ".join(map(written, kind.types))
        case shapes.ListType():
            return f"ReadonlyArray<{written(kind.item_type)}>"
        case shapes.DictType():
            return f"Readonly<Record<{written(kind.key_type)}, {written(kind.value_type)}>>"
        case shapes.StructType() | shapes.DataclassType():
            return str(kind.cls.__name__)
    return SCALARS[type(kind)]


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
