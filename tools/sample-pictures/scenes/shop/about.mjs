/** The workbench by the window, tools laid down for a moment. */
import { branch } from '../../botany.mjs';
import { rounded } from '../../curves.mjs';
import { charcoalGlaze, fernGlaze, milkGlaze, oatGlaze } from '../../glazes.mjs';
import { sunLight, windowLight } from '../../lights.mjs';
import { clay } from '../../ceramic.mjs';
import { linen } from '../../fabric.mjs';
import { foliage, garden, plain, plaster, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, HEIGHTS, jar, mug } from '../../pottery.mjs';
import { box, lathe, sheet, tube } from '../../shapes.mjs';
import { random } from '../../noise.mjs';
import { daylight, leftWindow, OFF_WHITE, softRoom, table } from '../../studio.mjs';
import { foldedStack } from '../../textiles.mjs';

export const size = [1600, 1200];
export const look = { exposure: 1.05 };

const WALL = -36;
/** The opening: left, right, sill and head. */
const OPENING = [-34, 26, 13, 84];

export default function about() {
  const [left, right, sill, head] = OPENING;
  return {
    meshes: [walls(), casement(), bench(), table({ back: WALL, plank: 18 })],
    lights: [
      // In front of the glazing bars: so close behind them it would light them in specks.
      windowLight({
        corner: [left, sill, WALL - 2],
        edgeU: [right - left, 0, 0],
        edgeV: [0, head - sill, 0],
        emission: daylight(3.6),
      }),
      leftWindow({ strength: 5, middle: [-110, 60, 60] }),
    ],
    sun: sunLight({ from: [-0.5, 0.62, -0.75], emission: [2.3, 1.95, 1.5], spread: 0.015 }),
    surroundings: softRoom(0.62),
    camera: {
      eye: [4, 36, 128],
      target: [4, 19, 0],
      fov: 27,
      aperture: 0.8,
      focus: [4, 6, 4],
      level: true,
    },
  };
}

function walls() {
  const [left, right, sill, head] = OPENING;
  const lime = plaster(OFF_WHITE, { seed: 3 });
  const strip = (x, y, width, height) => sheet(lime, [x, y, WALL], [width, 0, 0], [0, height, 0]);
  const reveal = (corner, edge) => sheet(lime, corner, edge, [0, 0, -8]);
  return [
    strip(-300, -50, 300 + left, 400),
    strip(right, -50, 300, 400),
    strip(left, -50, right - left, 50 + sill),
    strip(left, head, right - left, 300),
    reveal([left, sill, WALL], [right - left, 0, 0]),
    reveal([left, sill, WALL], [0, head - sill, 0]),
    reveal([right, sill, WALL], [0, head - sill, 0]),
    sheet(garden({ strength: 1.7 }), [-400, -200, -260], [800, 0, 0], [0, 360, 0]),
  ];
}

/** Frame and glazing bars, painted. */
function casement() {
  const [left, right, sill, head] = OPENING;
  const painted = plain('#e6dfd3', { roughness: 0.4, reflectance: 0.03 });
  const [x, y, z] = [(left + right) / 2, (sill + head) / 2, WALL - 4];
  const uprights = [left + 1, x, right - 1].map((at) =>
    place(box(painted, [2.2, head - sill, 2.4], 0.2), { at: [at, y, z] }),
  );
  const bars = [sill + 1, sill + 24, sill + 48].map((at) =>
    place(box(painted, [right - left, 2, 2], 0.2), { at: [x, at, z] }),
  );
  return [
    ...uprights,
    ...bars,
    place(box(painted, [right - left + 8, 1.8, 11], 0.4), { at: [x, sill - 0.6, WALL + 2] }),
  ];
}

function bench() {
  const lump = clay({ hex: '#a48c78', dark: '#8d7663', wet: 0.6, speck: 0.2 });
  const mound = lathe(
    lump,
    rounded(
      [
        [0, 0],
        [8.4, 0, 1],
        [9, 2.5, 3],
        [6, 8.5, 4],
        [0, 9.6],
      ],
      1,
      12,
    ),
    { wobble: 0.9, seed: 5 },
  );
  return [
    place(mound, { at: [-15, 0.8, 2] }),
    place(box(wood({ light: '#b39878', dark: '#8b6f50' }), [27, 1.6, 24], 0.3), {
      at: [-15, 0, 2],
    }),
    toolJar(),
    looseTools(),
    stack(),
    placeAll(mug(oatGlaze(HEIGHTS.mug)), { y: -36, at: [12, 0, 10] }),
    place(foldedStack(linen('#7c877b', { seed: 3 }), { length: 20, width: 15, layers: 3, seed: 4 }), {
      y: 16,
      at: [33, 0, 14],
    }),
    sillPots(),
  ];
}

/** Brushes and turning tools standing in a jar. */
function toolJar() {
  const next = random(41);
  const pot = jar(fernGlaze({ foot: 0.8, rim: 13.6 }), [
    [4.4, 0],
    [5, 0.8],
    [5.1, 7],
    [4.9, 13.4],
  ]);
  const tools = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4;
    const reach = 20 + 8 * next();
    const handle = wood({
      light: ['#c2a27a', '#8a6a4b', '#d0b894'][i % 3],
      dark: '#7c5f41',
      seed: i,
    });
    const foot = [2 * Math.cos(angle), 2, 2 * Math.sin(angle)];
    const top = [4.6 * Math.cos(angle + 0.4), reach, 4.6 * Math.sin(angle + 0.4)];
    const stick = tube(handle, [foot, top], (t) => Array(2).fill(0.32 + 0.16 * Math.sin(Math.PI * t)), {
      around: 10,
      along: 24,
    });
    return [stick, ...(i % 2 ? [bristles(foot, top)] : [])];
  });
  return placeAll([...pot, ...tools.flat()], { at: [6, 0, -14] });
}

function bristles(foot, top) {
  const on = (t) => foot.map((value, k) => value + (top[k] - value) * t);
  return tube(
    plain('#5a4636'),
    [on(0.99), on(1.08), on(1.2)],
    (t) => Array(2).fill(0.5 * Math.sqrt(1.02 - t) + 0.1 * t),
    { around: 12, along: 16 },
  );
}

function looseTools() {
  const oak = wood({ light: '#c2a27a', dark: '#94734d' });
  const loop = tube(
    plain('#77726c', { roughness: 0.3, reflectance: 0.3 }),
    [
      [0, 0.5, -0.4],
      [3.4, 0.5, -1.6],
      [4.6, 0.5, 0],
      [3.4, 0.5, 1.6],
      [0, 0.5, 0.4],
    ],
    () => [0.1, 0.1],
    { around: 8 },
  );
  const grip = tube(
    oak,
    [
      [-14, 0.5, 0],
      [0.4, 0.5, 0],
    ],
    (t) => Array(2).fill(0.45 + 0.14 * Math.sin(Math.PI * t)),
    { around: 14 },
  );
  return [
    placeAll([loop, grip], { y: 18, at: [2, 0, 24] }),
    place(box(oak, [10, 0.6, 4.2], 0.29), { y: -24, at: [21, 0.3, 25] }),
    place(box(clay({ hex: '#cfae7c', dark: '#a98852', speck: 0.9 }), [7, 3.4, 5], 1.4, 6), {
      y: 30,
      at: [-30, 1.7, 20],
    }),
  ];
}

function stack() {
  const glazes = [milkGlaze, charcoalGlaze, oatGlaze, milkGlaze];
  return glazes.flatMap((glazeFor, n) =>
    placeAll(bowl(glazeFor({ foot: 0.8, rim: 6.4 }, { seed: n }), { width: 17, height: 6.4, seed: n }), {
      y: n * 60,
      at: [34, n * 2.7, -10],
    }),
  );
}

function sillPots() {
  const vase = jar(milkGlaze({ foot: 0.6, rim: 14 }), [
    [2.6, 0],
    [3.6, 2],
    [3.4, 6],
    [1.4, 10],
    [1.6, 13.6],
  ]);
  const greens = [foliage('#66785f', { seed: 1 }), foliage('#7a8a6f', { seed: 2 })];
  const twig = branch(
    plain('#6f5c47'),
    greens,
    [
      [0, 8, 0],
      [0.6, 16, 0],
      [3, 24, 0.4],
      [8, 30, 1],
    ],
    { count: 13, size: 5, width: 1.9, start: 0.4, seed: 6 },
  );
  return placeAll([...vase, ...twig], { at: [-27, OPENING[2] + 0.4, WALL + 2.5] });
}
