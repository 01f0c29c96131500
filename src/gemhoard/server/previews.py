"""What a link says of itself where it is shared: title, sentence and picture, as tags for the page's head."""

import re
from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request

from gemhoard.server.addresses import Address
from gemhoard.words import has, say

# A name or number and perhaps a port. Whatever else a request calls its host, no address is made of it.
HOST = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE
)
LOCALES = {"en": "en_GB", "nl": "nl_NL", "de": "de_DE", "cs": "cs_CZ"}
PICTURES = "pictures"
SIZE = (1200, 630)


def head_tags(request: Request, address: Address, language: str, page: Path) -> str:
    """They hold what anybody may know who has the link: the game of a table, and nothing else of it."""
    title, means = _title(address, language), _means(address, language)
    tags = {
        "og:type": "website",
        "og:site_name": "Gemhoard",
        "og:title": title,
        "og:description": means,
        "og:locale": LOCALES[language],
    }
    if origin := _origin(request):
        tags |= _addresses(origin, request, _picture(page, address.game, language))
    lines = [
        f"<title>{escape(say(language, f'title-{address.page}'))}</title>",
        _tag("name", "description", means),
    ]
    lines += [_tag("property", name, value) for name, value in tags.items()]
    return "\n    ".join([*lines, _tag("name", "twitter:card", "summary_large_image")])


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def _title(address: Address, language: str) -> str:
    if address.game is None or not has(language, f"{address.game}-name"):
        return say(language, f"title-{address.page}")
    return say(language, f"preview-{address.page}", game=say(language, f"{address.game}-name"))


def _means(address: Address, language: str) -> str:
    pitch = f"{address.game}-pitch"
    return say(language, pitch) if has(language, pitch) else say(language, "preview-means")


def _origin(request: Request) -> str | None:
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else None


def _addresses(origin: str, request: Request, picture: str) -> dict[str, str]:
    language = request.query_params.get("lang")
    query = f"?lang={language}" if language in LOCALES else ""
    return {
        "og:url": f"{origin}{quote(request.scope['path'])}{query}",
        "og:image": f"{origin}/{PICTURES}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }


def _picture(page: Path, game: str | None, language: str) -> str:
    """The game's own, if the page was built with one."""
    own = f"{game}-{language}.png"
    return own if game and (page / PICTURES / own).is_file() else f"gemhoard-{language}.png"
