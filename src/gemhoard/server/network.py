"""Where other devices find this server, and whether somebody is at this one."""

import ipaddress
import socket
from urllib.parse import urlsplit

# An address for documentation that nobody has. Nothing is sent: only the way there is looked up.
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(host: str, port: int) -> str:
    """For a browser on this device."""
    return web_address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def network_address(host: str, port: int) -> str | None:
    """For a browser on another device, or None if there is no way in."""
    given = ipaddress.ip_address(host)
    found = _outward_address(given.version) if given.is_unspecified else host
    is_outside = found is not None and not ipaddress.ip_address(found).is_loopback
    return web_address(found, port) if found and is_outside else None


def _outward_address(version: int) -> str | None:
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as looking:
            looking.connect((SOMEWHERE[family], 9))
            return str(looking.getsockname()[0])
    except OSError:
        return None  # There is no network.


def is_this_device(host: str) -> bool:
    """Whether a name in an address, with or without a port, can only mean the device itself."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
