/** A table laid for two, late in the morning. */
import { branch } from '../../botany.mjs';
import { fernGlaze, inkGlaze, milkGlaze, oatGlaze } from '../../glazes.mjs';
import { linen } from '../../fabric.mjs';
import { foliage, plain } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, budVase, HEIGHTS, mug, plate } from '../../pottery.mjs';
import { sunLight } from '../../lights.mjs';
import { windowPattern } from '../../shade.mjs';
import { sheet } from '../../shapes.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1600, 1200];
export const look = { exposure: 0.88 };

export default async function tableLaid() {
  const texture = await windowPattern({ seed: 12, foliage: 34, blur: 6 });
  return {
    meshes: [setting(-23, 7), setting(17, 3), middle(), runner(), table({ back: -70, plank: 17 }), wall(-70)],
    lights: [leftWindow({ strength: 13 })],
    sun: sunLight({
      from: [-0.8, 0.7, 0.15],
      emission: [1.3, 1.12, 0.9],
      spread: 0.015,
      pattern: { corner: [-140, 75, 44], edgeU: [130, 0, 0], edgeV: [0, 0, -110], texture },
    }),
    surroundings: softRoom(0.62),
    camera: { eye: [0, 66, 96], target: [1, 5, -5], fov: 31, aperture: 0.8, focus: [0, 3, 4] },
  };
}

/** One setting: dinner plate, small bowl, napkin, mug. */
function setting(x, z) {
  const seed = x;
  return [
    placeAll(plate(milkGlaze(HEIGHTS.plate, { speck: 0.7, seed })), { at: [x, 0.2, z] }),
    placeAll(bowl(fernGlaze({ foot: 0.8, rim: 5.4 }, { seed }), { width: 15, height: 5.4 }), {
      at: [x, 1.1, z],
    }),
    place(
      foldedStack(linen('#a8917c', { seed: 4 }), {
        length: 9,
        width: 20,
        layers: 3,
        thickness: 0.4,
        seed,
      }),
      { y: 4, at: [x + 18.6, 0.1, z + 3] },
    ),
    placeAll(mug(oatGlaze(HEIGHTS.mug, { seed })), { y: -30, at: [x + 12, 0.1, z - 19] }),
  ];
}

function middle() {
  const greens = [foliage('#5f715a', { seed: 1 }), foliage('#6c7e66', { seed: 2 })];
  const stem = [
    [0, 10, 0],
    [0.4, 18, 0],
    [1.6, 25, 0.6],
    [5.2, 31, 1.4],
  ];
  return placeAll(
    [
      ...budVase(inkGlaze(HEIGHTS.vase)),
      ...branch(plain('#6f5c47'), greens, stem, {
        count: 13,
        size: 5.4,
        width: 2.1,
        start: 0.42,
        seed: 17,
      }),
    ],
    { at: [-2, 0.1, -24] },
  );
}

function runner() {
  return sheet(
    linen('#ddd3c3', { seed: 8, span: [200, 44], thread: 0.14 }),
    [-100, 0.06, -2],
    [200, 0, 0],
    [0, 0, -44],
  );
}
