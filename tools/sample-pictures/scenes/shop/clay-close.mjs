/** Close on a specked rim, where the glaze breaks to clay. */
import { fernGlaze, oatGlaze } from '../../glazes.mjs';
import { placeAll } from '../../mesh.mjs';
import { bowl, mug, HEIGHTS } from '../../pottery.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';

export const size = [1600, 1200];
export const look = { exposure: 0.92 };

export default function clayClose() {
  return {
    meshes: [
      placeAll(bowl(oatGlaze({ foot: 1, rim: 9.4 }, { speck: 1, seed: 11 }), { width: 22, seed: 6 }), {
        y: 20,
        at: [2, 0, 0],
      }),
      placeAll(mug(fernGlaze(HEIGHTS.mug)), { y: -50, at: [-15, 0, -22] }),
      table({ back: -60 }),
      wall(-60),
    ],
    lights: [leftWindow({ strength: 14, middle: [-85, 55, -10] })],
    surroundings: softRoom(0.6),
    camera: {
      eye: [-8, 23, 46],
      target: [2, 7.9, 8],
      fov: 12,
      aperture: 0.55,
      focus: [0, 8.6, 10.6],
    },
  };
}
