/** Washed linen in raking light, nothing but folds. */
import { linen } from '../../fabric.mjs';
import { grid } from '../../mesh.mjs';
import { noise } from '../../noise.mjs';
import { sunLight } from '../../lights.mjs';
import { leftWindow, softRoom } from '../../studio.mjs';

export const size = [1600, 1200];
export const look = { exposure: 0.95 };

const WIDTH = 110;

export default function linenFolds() {
  const at = (u, v) => {
    const [x, z] = [(u - 0.5) * WIDTH, (v - 0.5) * WIDTH];
    return [x, folds(x, z), z];
  };
  return {
    meshes: [
      grid(linen('#d8ccba', { seed: 4, thread: 0.13 }), 420, 420, at, {
        uv: (u, v) => [u * WIDTH, v * WIDTH],
      }),
    ],
    lights: [leftWindow({ strength: 8, middle: [-85, 34, -30], facing: [0, 0, 0] })],
    sun: sunLight({ from: [-0.9, 0.36, -0.3], emission: [1.15, 1.0, 0.8], spread: 0.05 }),
    surroundings: softRoom(0.5),
    camera: { eye: [0, 62, 34], target: [0, 0, 1], fov: 34, aperture: 0.35, focus: [0, 3, 4] },
  };
}

/** Long folds running from the upper left, each of its own height, crossed by a few dents. */
function folds(x, z) {
  const drift = 7 * noise(x * 0.022, z * 0.022, 3) + 2.2 * noise(x * 0.06, z * 0.06, 8);
  const across = x * 0.62 + z * 0.36 + drift;
  const along = -x * 0.36 + z * 0.62;
  const large = ridge(across * 0.08, along * 0.012, 1) * 7.5;
  const small = ridge(across * 0.17 + 4, along * 0.03, 5) * 3.3;
  return large + small + 0.5 * noise(x * 0.12, z * 0.12, 6);
}

/** Noise with its valleys folded up into rounded crests. */
function ridge(a, b, seed) {
  const n = noise(a, b, seed);
  return 1 - Math.sqrt(n * n + 0.008);
}
