/** Porcini as they come in from the woods in September. */
import { diningTable, evening } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { mushroom } from '../../food.mjs';
import { noise } from '../../noise.mjs';
import { grid, placeAll } from '../../mesh.mjs';

export const size = [768, 960];
export const look = { exposure: 0.94, warmth: 0.02, saturation: 0.88 };
export const samples = 8;

/** Where each lies: x, z, how far it leans, how it is turned and its size. */
const LAID = [
  [-6, -9, 0, 0, 1.25],
  [5, -7, 78, 30, 1],
  [-9, 3, 82, 200, 0.9],
  [3, 3.4, 0, 0, 1.05],
  [11, 4, 84, -60, 0.8],
  [-3, 11, 80, 100, 0.75],
  [8, 13, 86, 20, 1],
  [-12, -3, 0, 0, 0.7],
];

export default function mushrooms() {
  return {
    meshes: [
      LAID.map(([x, z, lean, y, size], seed) =>
        placeAll(mushroom({ size, lean, seed }), { y, at: [x, lean ? 3.4 * size : 0.4, z] }),
      ),
      cloth(),
      diningTable(),
    ],
    ...evening({ strength: 16, middle: [-80, 56, -20] }),
    camera: { eye: [0, 60, 56], target: [-0.6, 1, 0.6], fov: 28, aperture: 0.7, focus: [2, 5, 4] },
  };
}

function cloth() {
  const swell = (x, z) => 0.9 * noise(x * 0.06 + 3, z * 0.05, 1) ** 2 + 0.14 * noise(x * 0.25, z * 0.2, 4);
  return grid(
    linen('#d6cab6', { seed: 4 }),
    120,
    120,
    (u, v) => [(u - 0.5) * 46, 0.08 + swell(u * 46, v * 52), (v - 0.5) * 52],
    {
      uv: (u, v) => [u * 46, v * 52],
    },
  );
}
