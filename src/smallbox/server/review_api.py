"""The endpoint of reviews: a finished game, looked back at."""

from functools import partial

from litestar import Response
from litestar.openapi import ResponseSpec

from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Code, Endpoint, Number, address_of, endpoints_of
from smallbox.server.game_review import GameReview
from smallbox.server.hall_runner import HallRunner
from smallbox.server.request_body import JsonRequest
from smallbox.server.reviews import Reviews
from smallbox.wire.codec import NotPossible
from smallbox.wire.reviews import ReviewProgress

#: it is being made
ACCEPTED = 202
REVIEW = ResponseSpec(GameReview, description="the review", generate_examples=False)
MEANWHILE = ResponseSpec(ReviewProgress, description="it is being made", generate_examples=False)


class ReviewApi:
    """What can be asked of reviews."""

    def __init__(self, runner: HallRunner, admission: Admission, archive: Archive) -> None:
        self.admission = admission
        self.reviews = Reviews(runner, archive)

    def _admit(self, address: str) -> None:
        if not self.admission.makes(self.admission.reviews, address):
            raise NotPossible("too-many-reviews")

    @Endpoint(
        "GET",
        "/api/tables/{code:str}/records/{number:int}/review",
        who="whoever has the link",
        limit="costly",
        refuses=(
            *("no-such-table", "no-such-record", "not-over", "other-rules", "busy", "not-stored"),
            *("review-stopped", "review-too-long", "review-failed", "too-many-reviews"),
        ),
        answer=Answer(spec=REVIEW, struct=GameReview, meanwhile=MEANWHILE),
    )
    async def fetch_review(
        self, request: JsonRequest, code: Code, number: Number
    ) -> Response[bytes] | Response[ReviewProgress]:
        """A finished game, looked back at; while it is being made, 202 and how far it is (ReviewProgress)."""
        address = address_of(request, self.admission)
        answer = await self.reviews.ask(code, number, partial(self._admit, address))
        if isinstance(answer, ReviewProgress):
            return Response(answer, status_code=ACCEPTED)
        return Response(answer, media_type="application/json")


REVIEW_ENDPOINTS = tuple(endpoints_of(ReviewApi))
