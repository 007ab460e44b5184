/** Pierogi straight from the pan, with fried onion and soured cream. */
import { fork } from '../../cutlery.mjs';
import { diningTable, evening } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { cream, dough, dumpling, scatter } from '../../food.mjs';
import { fernGlaze, milkGlaze } from '../../glazes.mjs';
import { plain } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, HEIGHTS, plate } from '../../pottery.mjs';
import { box } from '../../shapes.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [768, 960];
export const look = { exposure: 0.92, warmth: 0.03, saturation: 0.88 };
export const samples = 8;

/** Where each lies: x, height, z and how it is turned. */
const LAID = [
  [-5, 1, -4, 15],
  [3.6, 1, -5.4, -32],
  [-5.4, 1, 4.4, 62],
  [3.8, 1, 3.6, 160],
  [-0.6, 1, 8.2, 10],
  [-0.8, 3, -0.6, 100],
  [1, 3.1, 4.6, -24],
];

export default function pierogi() {
  const brown = [plain('#a8642a', { roughness: 0.3, reflectance: 0.03 }), plain('#c98d48', { roughness: 0.3 })];
  return {
    meshes: [
      placeAll(plate(milkGlaze(HEIGHTS.plate, { speck: 0.6, seed: 8 }), { width: 29 }), { at: [0, 0.5, 0] }),
      LAID.map(([x, height, z, y], seed) =>
        place(dumpling(dough({ fried: 0.85, seed: seed * 3 }), { length: 11, seed }), {
          y,
          x: height > 2 ? 5 : 0,
          at: [x, height + 0.6, z],
        }),
      ),
      scatter((n) => box(brown[n % 2], [1.1, 0.16, 0.34], 0.07, 2), {
        count: 70,
        radius: 9,
        y: (out) => 2.2 + 2.9 * Math.max(0, 1 - out / 8),
        seed: 4,
      }),
      placeAll(
        [
          ...bowl(fernGlaze({ foot: 0.6, rim: 3.6 }), { width: 9.4, height: 3.6 }),
          place(cream({ size: 4 }), { at: [0, 2.1, 0] }),
        ],
        {
          at: [12.5, 0, -15],
        },
      ),
      place(foldedStack(linen('#a2545f', { seed: 2 }), { length: 11, width: 30, layers: 2, thickness: 0.4, seed: 7 }), {
        y: 6,
        at: [-18.6, 0, 4],
      }),
      placeAll(fork(), { y: 5, at: [-18, 1, 4] }),
      diningTable(),
    ],
    ...evening({ strength: 15, middle: [-80, 60, -40] }),
    camera: { eye: [0, 66, 52], target: [-2.4, 0, -1.4], fov: 27, aperture: 0.7, focus: [0, 3, 4] },
  };
}
