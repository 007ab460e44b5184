/** The bud vase with a single stem, and the stem's shadow on the wall. */
import { branch } from '../../botany.mjs';
import { clayGlaze } from '../../glazes.mjs';
import { foliage, plain } from '../../materials.mjs';
import { placeAll } from '../../mesh.mjs';
import { budVase, HEIGHTS } from '../../pottery.mjs';
import { sunLight } from '../../lights.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.95 };

export default function vase() {
  const greens = [foliage('#66785f', { seed: 1 }), foliage('#7a8a6f', { seed: 2 })];
  const stem = [
    [0, 10, 0],
    [0.4, 18, 0],
    [1.6, 26, 0.6],
    [5.2, 34, 1.4],
  ];
  return {
    meshes: [
      placeAll(
        [
          ...budVase(clayGlaze(HEIGHTS.vase, { seed: 2 })),
          ...branch(plain('#6f5c47'), greens, stem, {
            count: 13,
            size: 5.4,
            width: 2.1,
            start: 0.42,
            seed: 17,
          }),
        ],
        { y: 15 },
      ),
      table({ back: -17 }),
      wall(-17),
    ],
    lights: [leftWindow({ strength: 11 })],
    sun: sunLight({ from: [-0.8, 0.5, 0.8], emission: [0.95, 0.82, 0.66], spread: 0.035 }),
    surroundings: softRoom(0.62),
    camera: {
      eye: [0, 25, 128],
      target: [3, 16, 0],
      fov: 18.6,
      aperture: 0.9,
      focus: [0, 8, 4],
      level: true,
    },
  };
}
