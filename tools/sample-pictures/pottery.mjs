/**
 * The studio's pots. Each function takes the glaze and returns meshes standing on y = 0,
 * centred on the y axis. Profiles run from under the foot, up, over the rim and down inside.
 */
import { evenly, rounded } from './curves.mjs';
import { lathe, tube } from './shapes.mjs';

/** Heights the glazes need to know: where bare clay ends and where the rim is. */
export const HEIGHTS = {
  mug: { foot: 1.15, rim: 9.2 },
  bowl: { foot: 1.0, rim: 9.4 },
  plate: { foot: 0.55, rim: 2.5 },
  vase: { foot: 1.2, rim: 17.5 },
};

const MUG = [
  [0, 0.3],
  [2.75, 0.3, 0.1],
  [2.95, 0, 0.1],
  [3.35, 0, 0.12],
  [3.6, 0.5, 0.3],
  [4.25, 2.2, 2.4],
  [4.3, 6, 3],
  [4.02, 9.2, 0.16],
  [3.68, 9.2, 0.16],
  [3.95, 6, 3],
  [3.9, 1.6, 1.4],
  [2.6, 0.75, 1],
  [0, 0.7],
];

export function mug(glaze, { seed = 0 } = {}) {
  const body = lathe(glaze, rounded(MUG, 0.5, 10), { wobble: 0.05, seed, along: 170 });
  const path = [
    [3.7, 7.55, 0],
    [5.0, 7.75, 0],
    [6.75, 7.0, 0],
    [7.05, 5.2, 0],
    [6.2, 3.5, 0],
    [4.9, 2.55, 0],
    [3.75, 2.3, 0],
  ];
  return [body, tube(glaze, path, (t) => handleSection(t), { along: 90, around: 28 })];
}

/** A pulled handle: broad where it joins the wall, slimmer and flat in the hand. */
function handleSection(t) {
  const top = Math.exp(-t * 9);
  const bottom = Math.exp(-(1 - t) * 10);
  return [0.72 + 0.45 * top + 0.3 * bottom - 0.12 * t, 0.36 + 0.34 * top + 0.3 * bottom];
}

/** An open bowl; `width` and `height` are overall. */
export function bowl(glaze, { width = 25, height = 9.4, seed = 1, wall = 0.45 } = {}) {
  const r = width / 2;
  const base = r * 0.4;
  const profile = [
    [0, 0.5],
    [base - 0.7, 0.5, 0.15],
    [base - 0.55, 0, 0.12],
    [base - 0.05, 0, 0.12],
    [base, 0.85, 0.4],
    [r * 0.78, height * 0.3, r * 0.4],
    [r, height, wall * 0.45],
    [r - wall, height, wall * 0.45],
    [r * 0.76 - wall * 0.6, height * 0.35, r * 0.4],
    [base * 0.8, 1.25, base * 0.6],
    [0, 1.1],
  ];
  return [lathe(glaze, rounded(profile, 0.5, 14), { wobble: 0.09, seed, around: 200, along: 190 })];
}

/** A coupe plate: flat well, softly upturned edge. */
export function plate(glaze, { width = 27, height = 2.5, seed = 2 } = {}) {
  const r = width / 2;
  const profile = [
    [0, 0.4],
    [r * 0.58 - 0.5, 0.4, 0.1],
    [r * 0.58 - 0.4, 0, 0.1],
    [r * 0.58 + 0.1, 0, 0.12],
    [r * 0.6 + 0.3, 0.5, 0.3],
    [r * 0.9, 0.95, 1.4],
    [r, height, 0.18],
    [r - 0.4, height, 0.18],
    [r * 0.86, 1.2, 1.5],
    [r * 0.6, 0.95, 2],
    [0, 0.85],
  ];
  return [lathe(glaze, rounded(profile, 0.3, 10), { wobble: 0.07, seed, around: 220, along: 200 })];
}

const BUD_VASE = [
  [0, 0.3],
  [2.4, 0.3, 0.1],
  [2.6, 0, 0.1],
  [3.1, 0, 0.15],
  [3.4, 0.6, 0.3],
  [6.0, 4.2, 3.6],
  [4.6, 9.4, 2.6],
  [1.35, 11, 2],
  [1.25, 15, 1.6],
  [1.95, 17.5, 0.14],
  [1.6, 17.5, 0.14],
  [0.95, 15, 1.5],
  [0.95, 11.5, 1],
  [0, 11],
];

export function budVase(glaze, { seed = 3 } = {}) {
  return [lathe(glaze, rounded(BUD_VASE, 0.5, 12), { wobble: 0.07, seed, along: 190 })];
}

/** A tall bottle or jar from a list of [radius, height] points, smoothed; for shelves and backgrounds. */
export function jar(glaze, outline, { wall = 0.4, seed = 4 } = {}) {
  const outside = evenly(outline, 70);
  const top = outside.at(-1);
  const inside = outside
    .filter((p) => p[1] > outside[0][1] + 1)
    .reverse()
    .map(([r, y]) => [Math.max(r - wall, 0.2), y - 0.02]);
  const lip = [
    [top[0] - wall * 0.15, top[1] + wall * 0.35],
    [top[0] - wall * 0.85, top[1] + wall * 0.35],
  ];
  const profile = [[0, outline[0][1]], ...outside, ...lip, ...inside, [0, inside.at(-1)[1]]];
  return [lathe(glaze, profile, { wobble: 0.07, seed, along: 120, around: 112 })];
}

/** A round teapot with a bail handle over the lid, spout to the left. */
export function teapot(glaze, lidGlaze, cane) {
  const body = [
    [0, 0.3],
    [3.8, 0.3, 0.1],
    [4, 0, 0.1],
    [4.6, 0, 0.15],
    [5, 0.6, 0.4],
    [8.6, 5.2, 4.2],
    [6.6, 11.2, 2.6],
    [3.9, 11.7, 0.3],
    [3.7, 11.2, 0.2],
    [3.5, 11, 0.2],
    [0, 10.9],
  ];
  const lid = [
    [0, 11.3],
    [3.5, 11.4, 0.15],
    [3.75, 11.95, 0.2],
    [1.4, 13.0, 0.8],
    [0.75, 13.4, 0.5],
    [1.25, 14.5, 0.5],
    [0.8, 15, 0.4],
    [0, 15.05],
  ];
  const spout = [
    [-5.6, 5.2, 0],
    [-8.4, 6.6, 0],
    [-10.2, 9.2, 0],
    [-12.2, 11.8, 0],
  ];
  const bail = [
    [6.3, 10.4, 0],
    [8.2, 14.5, 0],
    [6.4, 19, 0],
    [0, 21, 0],
    [-6.4, 19, 0],
    [-8.2, 14.5, 0],
    [-6.3, 10.4, 0],
  ];
  return [
    lathe(glaze, rounded(body, 0.5, 12), { wobble: 0.06, seed: 12, along: 180 }),
    lathe(lidGlaze, rounded(lid, 0.3, 8), { wobble: 0.03, seed: 13 }),
    tube(glaze, spout, (t) => Array(2).fill(1.9 - 1.15 * t ** 0.7), { along: 60, around: 36 }),
    tube(cane, bail, () => [0.42, 0.42], { along: 110, around: 18 }),
  ];
}
