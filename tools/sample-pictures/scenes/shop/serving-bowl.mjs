/** The serving bowl from slightly above, on a folded cloth. */
import { oatGlaze } from '../../glazes.mjs';
import { linen } from '../../fabric.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, HEIGHTS } from '../../pottery.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.98 };

export default function servingBowl() {
  return {
    meshes: [
      placeAll(bowl(oatGlaze(HEIGHTS.bowl, { seed: 4 })), { y: 40, at: [0, 1.15, 0] }),
      place(foldedStack(linen('#7b867a', { seed: 6 }), { length: 27, width: 22, layers: 2, seed: 3 }), {
        y: -22,
        at: [4, 0, 2],
      }),
      table({ back: -60 }),
      wall(-60),
    ],
    lights: [leftWindow({ strength: 15 })],
    surroundings: softRoom(0.68),
    camera: { eye: [4, 52, 96], target: [1.5, 4, 0], fov: 24, aperture: 0.7, focus: [0, 7, 8] },
  };
}
