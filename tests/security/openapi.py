"""What the house takes and gives over HTTP, as OpenAPI: made for the tests, served nowhere.

The bodies come from the structs themselves, so the schema cannot say anything else than the code.
"""

import re
from typing import Any

import msgspec

from veillee.games import GameSeen
from veillee.live.wire import calls
from veillee.running.odds import Odds
from veillee.server.http.api import ROUTES
from veillee.server.odds import answers
from veillee.table.known import Known
from veillee.table.record import Record
from veillee.table.seen.touch import Felt

REF = "#/components/schemas/{name}"
NUMBER = {"type": "number"}
TEXT = {"type": "string"}

TAKES: dict[str, type] = {
    "open_table": calls.OpenTable,
    "once_more": calls.Again,
    "seats_of_keys": calls.KeysShown,
    "carry_table": calls.KeysShown,
    "go_on_with_table": calls.Carried,
    "replay": calls.ReplayWanted,
    "what_did_you_know": calls.KnownWanted,
}
GIVES: dict[str, Any] = {
    "list_games": list[GameSeen],
    "practise": Felt,
    "open_table": calls.Opened,
    "table_summary": calls.Summary,
    "once_more": calls.Opened,
    "seats_of_keys": list[int],
    "carry_table": calls.Carried,
    "go_on_with_table": calls.Opened,
    "table_record": Record,
    "replay": calls.Replay,
    "what_did_you_know": Known,
    "odds": Odds,
    "odds_suggestions": answers.Suggestions,
    "address": calls.Address,
    "healthz": None,
    "prometheus": None,
}
TABLE = {"game": TEXT, "options": TEXT, "seats": TEXT}
ASKS = {
    "practise": {"thing": TEXT, "x": NUMBER, "y": NUMBER},
    "odds": TABLE,
    "odds_suggestions": TABLE,
}
CREATED = {"open_table", "once_more", "go_on_with_table"}


def openapi() -> dict[str, Any]:
    """Every route of the house. One that is not described above is an error here."""
    structs = [*TAKES.values(), *(kind for kind in GIVES.values() if kind), calls.Problem]
    schemas, components = msgspec.json.schema_components(structs, ref_template=REF)
    described = dict(zip(structs_by_name(structs), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        name = route.fn.__name__
        for path in route.paths:
            plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            method = next(iter(route.http_methods)).lower()
            paths.setdefault(plain, {})[method] = operation(name, plain, described)
    about = {"title": "the house", "version": "1"}
    return {
        "openapi": "3.1.0",
        "info": about,
        "paths": paths,
        "components": {"schemas": components},
    }


def structs_by_name(structs: list[Any]) -> list[str]:
    return [str(struct) for struct in structs]


def operation(name: str, path: str, described: dict[str, Any]) -> dict[str, Any]:
    gives = GIVES[name]
    good: dict[str, Any] = {"description": "as asked"}
    if gives is not None:
        good["content"] = {"application/json": {"schema": described[str(gives)]}}
    problem = {"application/json": {"schema": described[str(calls.Problem)]}}
    responses: dict[str, Any] = {"201" if name in CREATED else "200": good}
    for status in ("400", "403", "404", "413", "503"):
        responses[status] = {"description": "a refusal", "content": problem}
    parameters = [
        {"name": id, "in": "path", "required": True, "schema": TEXT}
        for id in re.findall(r"\{(\w+)\}", path)
    ]
    parameters += [
        {"name": asked, "in": "query", "required": True, "schema": schema}
        for asked, schema in ASKS.get(name, {}).items()
    ]
    described_so = {"operationId": name, "parameters": parameters, "responses": responses}
    if name in TAKES:
        body = {"application/json": {"schema": described[str(TAKES[name])]}}
        described_so["requestBody"] = {"required": True, "content": body}
    return described_so
