"""An HTTP endpoint, declared once: its route, limits, reading, OpenAPI, documentation and tests follow from it."""

from collections.abc import Awaitable, Callable, Iterator
from functools import cached_property, partial, wraps
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import Parameter, QueryParameter

from smallbox.server.admission import Admission
from smallbox.server.request_body import JsonRequest, read_body
from smallbox.wire.http import Problem
from smallbox.wire.problems import status_of

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])
#: what has to be known to ask for it; whatever it is, it is checked where it is kept, at the table
Who = Literal[
    "anybody",
    "whoever has the link",
    "whoever has the seat's secret",
    "whoever has the seats' secrets",
    "whoever has a one-time code",
    "who sits at this machine",
    "whoever has the group's secret",
    "whoever has the bot's token",
]
#: which limit of an address counts it, beside the one for requests of any kind
Limit = Literal["requests", "costly"]
#: how long its body may be: as a message at a table, or with cards in it
Size = Literal["message", "cards"]
#: why a request with a body, and one with a parameter in its path, may be refused before it is looked at
BAD_BODY = ("bad-message", "not-json", "message-too-large")
BAD_PATH = ("bad-message",)
#: why a table, or storage, may not be reached
UNREACHED = ("not-stored", "busy", "shutting-down")
NO_TABLE = ("no-such-table", *UNREACHED)

Code = Annotated[str, Parameter(pattern="^[2-9A-HJ-NP-Z]{8}$", description="the table's code")]
Number = Annotated[int, Parameter(ge=1, le=10_000, description="which game of the table, from 1")]
GameAsked = Annotated[str, Parameter(max_length=40, description="the name of a game")]


class Answer(NamedTuple):
    """What an endpoint answers, where its return type does not say all."""

    status: int | None = None
    media_type: str | None = None
    #: for OpenAPI
    spec: ResponseSpec | None = None
    #: what its bytes are
    struct: type[msgspec.Struct] | None = None
    #: for OpenAPI: what it answers while that is being made, with status 202
    meanwhile: ResponseSpec | None = None

    @property
    def specs(self) -> dict[int, ResponseSpec]:
        """Those for OpenAPI, by status."""
        return {status: spec for status, spec in ((200, self.spec), (202, self.meanwhile)) if spec is not None}


BY_ITS_TYPE = Answer()


class Endpoint:
    """Method, path, who may ask, how often, and why not; the signature of the method it decorates says the rest."""

    function: Callable[..., Awaitable[Any]]

    def __init__(
        self,
        method: Literal["GET", "POST", "DELETE"],
        path: str,
        *,
        who: Who = "anybody",
        limit: Limit | None = None,
        size: Size = "message",
        refuses: tuple[str, ...] = (),
        answer: Answer = BY_ITS_TYPE,
    ) -> None:
        self.method = method
        self.path = path
        self.who = who
        self.limit = limit
        self.size = size
        self.answer = answer
        self._refuses = refuses

    def __call__(self, function: Handler) -> Handler:
        """Declare a method of a class to be this endpoint."""
        self.function = function
        setattr(function, "endpoint", self)  # noqa: B010 no type of a function has this field
        return function

    @property
    def name(self) -> str:
        """As OpenAPI spells it: createTable."""
        first, *others = self.function.__name__.split("_")
        return first + "".join(map(str.title, others))

    @cached_property
    def body(self) -> type[msgspec.Struct] | None:
        return get_type_hints(self.function).get("data")

    @property
    def query(self) -> list[str]:
        """The names that may follow the question mark."""
        hints = get_type_hints(self.function, include_extras=True).values()
        said = [each for hint in hints for each in getattr(hint, "__metadata__", ())]
        return [str(each.name) for each in said if isinstance(each, QueryParameter)]

    @property
    def answers(self) -> type[msgspec.Struct] | None:
        """What it answers, where that is a struct."""
        returned = get_type_hints(self.function)["return"]
        is_struct = isinstance(returned, type) and issubclass(returned, msgspec.Struct)
        return returned if is_struct else self.answer.struct

    @property
    def refuses(self) -> tuple[str, ...]:
        """Every code of a refusal, those of admission first."""
        before = BAD_BODY if self.body else BAD_PATH if "{" in self.path else ()
        return ("rate-limited", *before, *self._refuses)

    @property
    def statuses(self) -> list[int]:
        """Those of its refusals."""
        return sorted({status_of(code) for code in self.refuses})

    def route(self, owner: object, admission: Admission) -> HTTPRouteHandler:
        """The same for litestar."""
        refused = ResponseSpec(Problem, description="why not", generate_examples=False)
        handler = HTTPRouteHandler(
            self.path,
            http_method=self.method,
            operation_id=self.name,
            status_code=self.answer.status,
            media_type=self.answer.media_type,
            responses=self.answer.specs | dict.fromkeys(self.statuses, refused),
            request_class=JsonRequest,
            before_request=self._reader(admission.config.limits.body_bytes(self.size)),
        )
        return handler(limited(getattr(owner, self.function.__name__), self.limit, admission))

    def _reader(self, limit: int) -> Callable[[Any], Awaitable[None]] | None:
        if self.body is None:
            return None
        return partial(read_body, decoder=msgspec.json.Decoder(self.body), limit=limit)


def limited(method: Handler, limit: Limit | None, admission: Admission) -> Handler:
    """The same method, for an address that has not asked too often."""
    if limit is None:
        return method
    buckets = getattr(admission, limit)

    @wraps(method)
    async def counted(request: JsonRequest, **given: Any) -> Any:
        admission.limit(buckets, address_of(request, admission))
        return await method(request=request, **given)

    return counted  # type: ignore[return-value]  # wraps keeps the signature, which litestar reads


def address_of(request: JsonRequest, admission: Admission) -> str:
    """Who asks, as limits count it."""
    return admission.address_of(peer_address(request), request.headers.getall("x-forwarded-for", []))


def peer_address(request: JsonRequest) -> str:
    """Who is at the other end of the connection."""
    return request.client.host if request.client else ""


def endpoints_of(owner: type) -> Iterator[Endpoint]:
    """What a class declares, in the order of the file."""
    for value in vars(owner).values():
        found = getattr(value, "endpoint", None)
        if isinstance(found, Endpoint):
            yield found
