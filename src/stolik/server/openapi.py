"""The HTTP part, described for programs: an OpenAPI document made from the shapes of its messages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from stolik.server.asking import Asking
from stolik.server.messages import (
    Carry,
    GameInfo,
    Made,
    Me,
    NewTable,
    Problem,
    Rename,
    Replay,
    Sit,
    TableCard,
)
from stolik.table.shapes import TableInfo
from stolik.version import VERSION

COMPONENTS = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    summary: str
    answer: Any  # a type; dict: any JSON document
    body: Any = None


OPERATIONS = [
    Operation("get", "/api/games", "The games, with their options and rules", list[GameInfo]),
    Operation("get", "/api/me", "The player who asks, and where that player sits", Me),
    Operation("put", "/api/me", "Take a nickname; gives a key to whoever has none", Me, Rename),
    Operation("get", "/api/tables", "Public tables that wait for players", list[TableCard]),
    Operation("post", "/api/tables", "Make a table, and sit down at it", Made, NewTable),
    Operation("get", "/api/tables/{table}", "A table, by its id or its code", TableInfo),
    Operation("post", "/api/tables/{table}/sit", "Take a seat", TableInfo, Sit),
    Operation("get", "/api/tables/{table}/record", "The record of a finished game", dict),
    Operation("get", "/api/tables/{table}/replay", "Every moment of a finished game", Replay),
    Operation("post", "/api/replay", "Every moment of a game, from its record", Replay, dict),
    Operation("post", "/api/carry", "A link that makes another device the same player", Carry),
    Operation("post", "/api/carry/{token}", "Use such a link", Me),
]


async def document(asking: Asking) -> dict[str, Any]:
    return openapi()


@cache
def openapi() -> dict[str, Any]:
    shapes = [Problem, *(operation.answer for operation in OPERATIONS)]
    shapes += [operation.body for operation in OPERATIONS if operation.body is not None]
    schemas, components = msgspec.json.schema_components(shapes, ref_template=COMPONENTS)
    by_shape = {str(shape): schema for shape, schema in zip(shapes, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "apiKey", "in": "cookie", "name": "stolik"}},
        },
        "security": [{}, {"key": []}],
    }


def described(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {
            "200": {"description": "Done", "content": content(schemas[str(operation.answer)])},
            "4XX": {"description": "Refused, and why", "content": content(schemas[str(Problem)])},
        },
    }
    if names := re.findall(r"{(\w+)}", operation.path):
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": content(schemas[str(operation.body)])}
    return found


def content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
