/** A table by the red wall, laid for two. */
import { branch } from '../../botany.mjs';
import { fork, knife } from '../../cutlery.mjs';
import { diningTable, evening, redWall } from '../../dining-room.mjs';
import { linen } from '../../fabric.mjs';
import { charcoalGlaze, inkGlaze, milkGlaze } from '../../glazes.mjs';
import { foliage, plain } from '../../materials.mjs';
import { sunLight } from '../../lights.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, budVase, HEIGHTS, mug, plate } from '../../pottery.mjs';
import { windowPattern } from '../../shade.mjs';
import { lathe, sheet } from '../../shapes.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1040, 780];
export const look = { exposure: 1, warmth: 0.03, saturation: 0.88 };
export const samples = 8;

export default async function tableForTwo() {
  const texture = await windowPattern({ seed: 5, foliage: 20, blur: 8 });
  return {
    meshes: [setting(-24, 8), setting(22, 6), vase(), candle(), runner(), diningTable({ back: -44 }), redWall(-44)],
    ...evening({ strength: 12 }),
    sun: sunLight({
      from: [-0.8, 0.52, 0.5],
      emission: [1.5, 1.18, 0.85],
      spread: 0.015,
      pattern: { corner: [-130, 40, 30], edgeU: [100, 0, 0], edgeV: [0, 86, 0], texture },
    }),
    camera: { eye: [0, 46, 104], target: [0, 9, -6], fov: 33, aperture: 0.9, focus: [0, 4, 6] },
  };
}

function setting(x, z) {
  const seed = x + 40;
  return [
    placeAll(plate(charcoalGlaze({ foot: 0.6, rim: 2.5 }, { seed }), { width: 29 }), { at: [x, 0.2, z] }),
    placeAll(bowl(milkGlaze({ foot: 0.8, rim: 5.4 }, { seed }), { width: 17, height: 5.4 }), { at: [x, 1.1, z] }),
    place(foldedStack(linen('#a2545f', { seed }), { length: 8, width: 20, layers: 3, thickness: 0.4, seed }), {
      y: 3,
      at: [x - 20, 0.1, z + 2],
    }),
    placeAll(fork(), { y: 2, at: [x - 20, 1.4, z] }),
    placeAll(knife(), { y: -3, at: [x + 18, 0.1, z] }),
    placeAll(mug(inkGlaze(HEIGHTS.mug, { seed })), { y: -40, at: [x + 13, 0.1, z - 19] }),
  ];
}

function vase() {
  const greens = [foliage('#6e5a4c', { seed: 1, pale: '#a08a70' }), foliage('#7e4a40', { seed: 2, pale: '#b07a60' })];
  const stem = [
    [0, 10, 0],
    [0.4, 20, 0],
    [2, 29, 0.6],
    [7, 36, 1.4],
  ];
  return placeAll(
    [
      ...budVase(milkGlaze(HEIGHTS.vase)),
      ...branch(plain('#5a4636'), greens, stem, { count: 15, size: 6, width: 2.4, start: 0.4, seed: 21 }),
    ],
    { at: [-3, 0.1, -22] },
  );
}

/** A beeswax candle in a low dish. */
function candle() {
  const wax = plain('#dcb978', { roughness: 0.5, reflectance: 0.02 });
  const stick = [
    [0, 0],
    [1.5, 0],
    [1.45, 15],
    [1.1, 15.2],
    [0, 14.8],
  ];
  return placeAll(
    [...bowl(inkGlaze({ foot: 0.3, rim: 2 }), { width: 9, height: 2 }), lathe(wax, stick, { wobble: 0.1 })],
    {
      at: [13, 0.1, -24],
    },
  );
}

function runner() {
  return sheet(
    linen('#d8ccb8', { seed: 8, span: [200, 30], thread: 0.14 }),
    [-100, 0.06, -10],
    [200, 0, 0],
    [0, 0, -26],
  );
}
