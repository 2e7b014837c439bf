"""MaskablePPO of sb3-contrib learns one seat of Kingdom Builder against random play, through Gymnasium.

    pip install 'kastelan[envs]' sb3-contrib
    python examples/masked_ppo.py 50000

The number is that of decisions to learn from. The policy is a small dense network, which shows how the parts
fit together rather than how to play well: after 2,000 decisions no gain can be seen yet.
"""

import sys

import numpy as np
from gymnasium.wrappers import FlattenObservation
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]  # PyTorch is too large for tests

from kastelan.envs.gymnasium import SeatEnv


def table() -> FlattenObservation:
    """One seat, whose planes, values and mask are one long vector; the result counts in points over 100."""
    return FlattenObservation(SeatEnv("kingdom", opponents=["random"], players=2, rewards="points"))


def lead(model: MaskablePPO, games: int = 20) -> float:
    """The mean result of games."""
    seat, results = table(), []
    for game in range(games):
        seen, _ = seat.reset(seed=1000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=seat.get_wrapper_attr("action_masks")())
            seen, reward, ended, cut_short, _ = seat.step(int(action))
            over = ended or cut_short
        results.append(float(reward))
    return float(np.mean(results))


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
    model = MaskablePPO("MlpPolicy", table(), n_steps=512, batch_size=128, gamma=1.0, seed=1)
    print(f"before: {100 * lead(model):.1f} gold")
    model.learn(decisions)
    print(f"after:  {100 * lead(model):.1f} gold")


if __name__ == "__main__":
    main()
