/** Two folded tea towels, striped along one edge. */
import { linen } from '../../fabric.mjs';
import { place } from '../../mesh.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.92 };

const near = (u, middle, half) => (Math.abs(u - middle) < half ? 1 : 0);
const band = (u) => Math.max(near(u, 15.2, 0.9), near(u, 12.8, 0.3), near(u, 17.5, 0.3));
const fine = (u) => Math.max(...[10, 12, 14, 16, 18].map((at) => near(u, at, 0.22)));

export default function teaTowel() {
  const green = linen('#e0d6c6', { second: '#2f4a3f', stripes: band, seed: 3, thread: 0.12 });
  const clay = linen('#dccfbd', { second: '#a8765a', stripes: fine, seed: 9, thread: 0.12 });
  return {
    meshes: [
      place(foldedStack(clay, { length: 29, width: 21, layers: 4, thickness: 0.62, seed: 2 }), {
        y: 62,
        at: [0.5, 0, -1],
      }),
      place(foldedStack(green, { length: 27, width: 20, layers: 4, thickness: 0.6, seed: 6 }), {
        y: 52,
        at: [0, 2.5, 0],
      }),
      table({ back: -60 }),
      wall(-60),
    ],
    lights: [leftWindow({ strength: 15, middle: [-90, 55, -14] })],
    surroundings: softRoom(0.62),
    camera: { eye: [-3, 70, 66], target: [0, 1, -0.5], fov: 28.5, aperture: 0.6, focus: [0, 4, 6] },
  };
}
