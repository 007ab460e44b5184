/** One set-up for the stoneware mug, so that its glazes can be compared side by side. */
import { placeAll } from './mesh.mjs';
import { HEIGHTS, mug } from './pottery.mjs';
import { leftWindow, softRoom, table, wall } from './studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 1.0 };

export function mugPicture(glazeFor) {
  const piece = placeAll(mug(glazeFor(HEIGHTS.mug)), { y: -24 });
  return {
    meshes: [piece, table({ back: -40 }), wall(-40)],
    lights: [leftWindow()],
    surroundings: softRoom(0.6),
    camera: {
      eye: [3, 17, 62],
      target: [1.1, 5.2, 0],
      fov: 18.5,
      aperture: 0.5,
      focus: [1, 5, 3.5],
    },
  };
}
