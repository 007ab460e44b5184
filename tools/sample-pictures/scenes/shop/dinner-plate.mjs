/** The dinner plate, nearly from above, on a linen napkin. */
import { branch } from '../../botany.mjs';
import { milkGlaze } from '../../glazes.mjs';
import { linen } from '../../fabric.mjs';
import { foliage, plain } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { HEIGHTS, plate } from '../../pottery.mjs';
import { leftWindow, softRoom, table } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.86 };

export default function dinnerPlate() {
  const greens = [foliage('#66775f', { seed: 1 }), foliage('#74836c', { seed: 2 })];
  const sprig = branch(
    plain('#6f5c47'),
    greens,
    [
      [-6, 1.4, 5],
      [-2, 1.7, 1],
      [3, 1.9, -2],
      [8, 2.2, -3],
    ],
    { count: 11, size: 3.6, width: 1.4, start: 0.2, seed: 9, thickness: 0.11 },
  );
  return {
    meshes: [
      placeAll(plate(milkGlaze(HEIGHTS.plate, { speck: 0.7, seed: 5 })), { at: [0, 0.7, 0] }),
      sprig.map((one) => place(one, { at: [0.5, 0.75, 0.5] })),
      place(
        foldedStack(linen('#b49a82', { seed: 9 }), {
          length: 24,
          width: 20,
          layers: 2,
          thickness: 0.4,
          seed: 5,
        }),
        { y: 24, at: [9, 0, 4] },
      ),
      table({ back: -80, plank: 16 }),
    ],
    lights: [leftWindow({ strength: 14, middle: [-80, 64, -30], facing: [0, 0, 0] })],
    surroundings: softRoom(0.68),
    camera: { eye: [0, 74, 46], target: [1.6, 0, 1], fov: 28.5, aperture: 0.5, focus: [0, 2, 0] },
  };
}
