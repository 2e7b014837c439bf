"""The server's clock runs steadily, whatever happens to the system's."""

from __future__ import annotations

from dataclasses import dataclass

from kastelan.server.operation.clock import SteadyClock


@dataclass
class Computer:
    """Seconds by a system's clock, and by one that cannot be set."""

    system: float = 1_000_000.0
    steady: float = 50.0

    def wait(self, seconds: float) -> None:
        self.system += seconds
        self.steady += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.system, lambda: self.steady)


def test_jumps_change_nothing_until_the_clock_follows() -> None:
    computer = Computer()
    clock = computer.clock()
    assert clock.now() == 1_000_000_000
    computer.wait(2)
    assert clock.now() == 1_000_002_000
    computer.system -= 3600
    assert clock.now() == 1_000_002_000
    computer.system += 7200
    assert (clock.now(), clock.system()) == (1_000_002_000, 1_003_602_000)
    clock.follow()
    computer.wait(1)
    assert clock.now() == clock.system() == 1_003_603_000


def test_the_clock_goes_on_from_a_time_that_has_been_before() -> None:
    computer = Computer()
    clock = computer.clock()
    assert clock.not_before(1_000_005_000) == 5000
    assert clock.not_before(1_000_004_000) == 0
    computer.wait(1)
    assert clock.now() == 1_000_006_000
