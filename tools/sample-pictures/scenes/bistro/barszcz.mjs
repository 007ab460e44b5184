/** Clear beetroot soup with little dumplings, cream and dill: the bistro's front page, words on the left. */
import { spoon } from '../../cutlery.mjs';
import { diningTable, evening } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { beetroot, cream, dill, dough, dumpling, slice, soup } from '../../food.mjs';
import { charcoalGlaze, milkGlaze } from '../../glazes.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, plate } from '../../pottery.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1520, 950];
export const look = { exposure: 0.94, warmth: 0.02, saturation: 0.88 };
export const samples = 14;

const BROTH = 4.9;

export default function barszcz() {
  return {
    meshes: [served(), bread(), napkin(), diningTable()],
    ...evening({ strength: 15, middle: [-90, 66, -34] }),
    camera: { eye: [-3, 54, 70], target: [-4.5, 2, -1.6], fov: 24.5, aperture: 1.1, focus: [10, 5, 3] },
  };
}

function served() {
  const at = [11, 0, 1];
  const floating = [
    [-3.4, 2.6, 20],
    [2.2, 4.6, 140],
    [-1, -3.8, 250],
    [4.8, -1.2, 75],
  ].map(([x, z, y], seed) =>
    place(dumpling(dough({ fried: 0.12, seed }), { length: 5, seed }), { y, at: [x, BROTH - 0.5, z] }),
  );
  return [
    placeAll(plate(charcoalGlaze({ foot: 0.6, rim: 2.5 }), { width: 30 }), { at }),
    placeAll(
      [
        ...bowl(milkGlaze({ foot: 0.8, rim: 7 }, { speck: 0.4 }), { width: 22, height: 7 }),
        soup(beetroot(), { radius: 9.6, y: BROTH }),
        ...floating,
        place(cream({ size: 2.1 }), { at: [-5.2, BROTH, -2] }),
        ...placeAll(dill({ size: 5, count: 7 }), { y: 30, at: [-5.4, BROTH + 0.6, -1.4] }),
      ],
      { at: [11, 0.9, 1] },
    ),
    placeAll(spoon(), { y: -6, at: [-11.6, 0.9, 5] }),
  ];
}

function bread() {
  return [
    place(slice({ seed: 2 }), { y: 30, at: [31, 0.1, -17] }),
    place(slice({ seed: 5 }), { y: 8, z: 6, at: [27, 1.5, -19.5] }),
  ];
}

function napkin() {
  return place(
    foldedStack(linen('#a2545f', { seed: 6 }), { length: 13, width: 22, layers: 2, thickness: 0.4, seed: 3 }),
    {
      y: -8,
      at: [-12, 0, 5],
    },
  );
}
