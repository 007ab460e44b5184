/** The house's rye bread, cut on its board. */
import { board, knife } from '../../cutlery.mjs';
import { diningTable, evening, redWall } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { crust, loaf, slice } from '../../food.mjs';
import { milkGlaze } from '../../glazes.mjs';
import { plain, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl } from '../../pottery.mjs';
import { box } from '../../shapes.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1040, 780];
export const look = { exposure: 0.98, warmth: 0.03, saturation: 0.88 };
export const samples = 8;

export default function ryeBread() {
  return {
    meshes: [
      place(board(wood({ light: '#c9a679', dark: '#9c7446', seed: 3 }), [50, 28]), { y: -6, at: [2, 1, 0] }),
      place(loaf(crust()), { y: 16, at: [-7, 2, -3] }),
      place(slice({ seed: 1 }), { y: 24, z: -8, at: [14.5, 3.2, 3] }),
      place(slice({ seed: 6 }), { y: 36, z: -4, at: [18, 2.1, 6] }),
      placeAll(knife(), { y: 78, at: [0, 2.1, 10.5] }),
      placeAll(
        [
          ...bowl(milkGlaze({ foot: 0.6, rim: 4.2 }), { width: 11, height: 4.2 }),
          place(box(plain('#ecd592', { roughness: 0.35, reflectance: 0.03 }), [5.2, 3, 4], 0.8), {
            y: 20,
            at: [0, 3.4, 0],
          }),
        ],
        { at: [36, 0, -9] },
      ),
      place(foldedStack(linen('#d9cdb9', { seed: 5 }), { length: 20, width: 16, layers: 3, seed: 5 }), {
        y: 30,
        at: [-36, 0, 8],
      }),
      diningTable({ back: -30 }),
      redWall(-30),
    ],
    ...evening({ strength: 15 }),
    camera: { eye: [2, 34, 92], target: [1, 6.5, 0], fov: 30, aperture: 0.9, focus: [-3, 6, 6] },
  };
}
