"""Where others find the server."""

import socket

import httpx
import pytest
from server.conftest import run_server

from gemhoard.server.network import is_this_device, network_address, own_address


@pytest.mark.parametrize(
    ("host", "is_here"),
    [
        ("localhost", True),
        ("table.localhost", True),
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.5", False),
        ("games.example", False),
        ("localhost.example", False),
        ("", False),
        ("[", False),
        ("games.example@localhost.example", False),
    ],
)
def test_this_device_or_another(host, is_here):
    assert is_this_device(host) == is_here


def test_only_this_device_gets_in_by_default():
    assert network_address("127.0.0.1", 8000) is None and network_address("::1", 8000) is None
    assert own_address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"


def test_an_address_that_was_asked_for_is_the_one():
    assert network_address("192.168.1.5", 80) == own_address("192.168.1.5", 80) == "http://192.168.1.5:80/"
    assert network_address("fd00::5", 80) == "http://[fd00::5]:80/"


def test_all_addresses_mean_the_one_that_leads_outside(monkeypatch):
    monkeypatch.setattr("gemhoard.server.network._outward_address", lambda version: "10.0.0.7")
    assert network_address("0.0.0.0", 8000) == "http://10.0.0.7:8000/"
    assert own_address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert own_address("::", 8000) == "http://[::1]:8000/"


def test_without_a_network_there_is_none(monkeypatch):
    def unreachable(*_):
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_address("0.0.0.0", 8000) is None


@pytest.mark.anyio
async def test_the_address_is_told_to_those_at_the_device_alone(tmp_path):
    async with run_server(str(tmp_path / "t.db")) as server, httpx.AsyncClient() as http:
        url = f"{server.address}/api/network"
        assert (await http.get(url)).json() == {"address": None}
        server.app.state.network = "http://10.0.0.7:8000/"
        assert (await http.get(url)).json() == {"address": "http://10.0.0.7:8000/"}
        for host in ("games.example", "10.0.0.7:8000", "localhost.example", "[", "a" * 300):
            answer = await http.get(url, headers={"host": host})
            assert "10.0.0.7" not in answer.text
