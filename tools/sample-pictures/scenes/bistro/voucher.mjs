/** The gift voucher on its envelope, from above. */
import { diningTable, evening } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { fork } from '../../cutlery.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { beetMotif } from '../../motifs.mjs';
import { card, envelope } from '../../stationery.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [768, 960];
export const look = { exposure: 0.92, warmth: 0.02, saturation: 0.88 };
export const samples = 8;

export default async function voucher() {
  const texture = await beetMotif({ width: 420, height: 300 });
  return {
    meshes: [
      place(card('#f4ece0', { texture, ink: '#7d1c3a' }), { x: 2, y: 9, at: [0.8, 1, 2.4] }),
      placeAll(envelope('#9c4a58'), { y: -13, at: [-0.4, 0.3, -4.4] }),
      place(foldedStack(linen('#d8ccb8', { seed: 2 }), { length: 10, width: 26, layers: 2, thickness: 0.3, seed: 7 }), {
        y: 10,
        at: [14, 0, 2],
      }),
      placeAll(fork(), { y: 10, at: [14.2, 0.9, -1] }),
      diningTable(),
    ],
    ...evening({ strength: 15, middle: [-80, 60, -24], facing: [0, 0, 0] }),
    camera: { eye: [0, 56, 32], target: [2.6, 0, -0.2], fov: 27, aperture: 0.35, focus: [0, 0.9, 1] },
  };
}
