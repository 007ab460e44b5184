/** The teapot with its cup. */
import { charcoalGlaze, oatGlaze } from '../../glazes.mjs';
import { wood } from '../../materials.mjs';
import { placeAll } from '../../mesh.mjs';
import { bowl, teapot } from '../../pottery.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.98 };

export default function teapotPicture() {
  const cane = wood({ light: '#b48f63', dark: '#8a6741' });
  const pot = teapot(charcoalGlaze({ foot: 0.9, rim: 99 }), charcoalGlaze({}, { seed: 3 }), cane);
  const cup = bowl(oatGlaze({ foot: 0.7, rim: 5.4 }, { seed: 2 }), {
    width: 8.4,
    height: 5.4,
    wall: 0.35,
  });
  return {
    meshes: [
      placeAll(pot, { y: 24, at: [1.5, 0, -3] }),
      placeAll(cup, { at: [-9, 0, 9] }),
      table({ back: -40 }),
      wall(-40),
    ],
    lights: [leftWindow({ strength: 16 })],
    surroundings: softRoom(0.64),
    camera: {
      eye: [0, 28, 112],
      target: [0.2, 9.2, 0],
      fov: 19.5,
      aperture: 0.7,
      focus: [0, 8, 5],
    },
  };
}
