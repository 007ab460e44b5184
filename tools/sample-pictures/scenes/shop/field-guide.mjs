/** The cloth-bound book, one copy standing against another lying flat. */
import { book } from '../../stationery.mjs';
import { plaster } from '../../materials.mjs';
import { placeAll } from '../../mesh.mjs';
import { fernMotif } from '../../motifs.mjs';
import { leftWindow, OFF_WHITE, softRoom, table, wall } from '../../studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.98 };

export default async function fieldGuide() {
  const texture = await fernMotif({ width: 300, height: 420, size: 0.78 });
  const status = placeAll(book('#3a5146', { texture, foil: '#cbb78f' }), {
    y: -22,
    at: [0, 13.2, -1.5],
  });
  const lying = placeAll(placeAll(book('#a58a74', { texture, foil: '#e4d8c4', seed: 4 }), { x: -90 }), {
    y: 31,
    at: [1, 1.3, 1],
  });
  return {
    meshes: [status, lying, table({ back: -30 }), wall(-30, plaster(OFF_WHITE, { seed: 2 }))],
    lights: [leftWindow({ strength: 16 })],
    surroundings: softRoom(0.7),
    camera: {
      eye: [-3, 22, 92],
      target: [0.8, 11.6, 0],
      fov: 21.6,
      aperture: 0.7,
      focus: [0, 12, 0],
    },
  };
}
