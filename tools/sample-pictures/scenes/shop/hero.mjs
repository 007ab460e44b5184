/** The shop's front page: a quiet table in window light, with room for words on the left. */
import { branch } from '../../botany.mjs';
import { fernGlaze, milkGlaze, oatGlaze, inkGlaze } from '../../glazes.mjs';
import { sunLight } from '../../lights.mjs';
import { linen } from '../../fabric.mjs';
import { foliage, plain, plaster } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, HEIGHTS, jar, mug } from '../../pottery.mjs';
import { windowPattern } from '../../shade.mjs';
import { leftWindow, OFF_WHITE, softRoom, table, wall } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [2000, 1250];
export const look = { exposure: 0.86 };
export const samples = 24;

const WALL = -34;

const VASE = [
  [4.2, 0],
  [5.0, 0.6],
  [6.6, 6],
  [6.4, 13],
  [3.6, 19],
  [2.6, 22],
  [3.1, 25],
];

export default async function hero() {
  const texture = await windowPattern();
  return {
    meshes: [...pieces(), table({ back: WALL }), wall(WALL, plaster(OFF_WHITE, { mottle: 0.06 }))],
    lights: [leftWindow({ strength: 9 })],
    sun: sunLight({
      from: [-0.75, 0.52, 0.72],
      emission: [1.75, 1.5, 1.2],
      spread: 0.012,
      pattern: { corner: [-106, 22, 40], edgeU: [96, 0, 0], edgeV: [0, 76, 0], texture },
    }),
    surroundings: softRoom(0.62),
    camera: {
      eye: [1, 27, 128],
      target: [1, 15.5, 0],
      fov: 24.5,
      aperture: 0.9,
      focus: [12, 6, 4],
      level: true,
    },
  };
}

function pieces() {
  const vase = jar(milkGlaze({ foot: 1, rim: 25.2 }), VASE, { seed: 8 });
  return [
    placeAll([...vase, ...sprig()], { at: [12, 0, -9] }),
    placeAll(bowl(oatGlaze(HEIGHTS.bowl), { width: 22, height: 8.6 }), { at: [30, 0, -2] }),
    placeAll(mug(fernGlaze(HEIGHTS.mug)), { y: -28, at: [0, 0, 6] }),
    placeAll(bowl(inkGlaze({ foot: 0.7, rim: 4.6 }), { width: 10.5, height: 4.6, seed: 7, wall: 0.4 }), {
      at: [17.5, 0, 11],
    }),
    place(foldedStack(linen('#b9ab97', { seed: 3 }), { length: 22, width: 17, layers: 3 }), {
      y: 14,
      at: [34, 0, 17],
    }),
  ];
}

function sprig() {
  const bark = plain('#6b5844');
  const greens = [foliage('#5c6f5b', { seed: 1 }), foliage('#6b7c66', { seed: 2 }), foliage('#4f6452', { seed: 3 })];
  const tall = [
    [0.4, 8, 0],
    [1.2, 24, 0.3],
    [4.5, 34, 1],
    [11, 42, 2],
  ];
  const low = [
    [-0.4, 8, 0],
    [-1.4, 24, 0.2],
    [-6, 31, 1.5],
    [-13, 35, 3],
  ];
  return [
    ...branch(bark, greens, tall, { count: 17, start: 0.5, size: 7.2, width: 2.7, seed: 5 }),
    ...branch(bark, greens, low, { count: 13, start: 0.52, size: 6.4, width: 2.5, seed: 11 }),
  ];
}
