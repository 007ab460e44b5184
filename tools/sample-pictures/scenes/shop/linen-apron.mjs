/** The apron on its peg, side-lit so that the folds read. */
import { hang } from '../../cloth.mjs';
import { sunLight } from '../../lights.mjs';
import { linen } from '../../fabric.mjs';
import { plaster, wood } from '../../materials.mjs';
import { gridFromPoints, place } from '../../mesh.mjs';
import { box, lathe, tube } from '../../shapes.mjs';
import { rounded } from '../../curves.mjs';
import { windowPattern } from '../../shade.mjs';
import { leftWindow, OFF_WHITE, softRoom, wall } from '../../studio.mjs';
import { smoothstep } from '../../vector.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.98 };

const COLUMNS = 84;
const ROWS = 108;
const PEG = [0, 107, 5];

const halfWidth = (v) => 13.5 + 17.5 * smoothstep(0.1, 0.42, v);
const cut = (u, v) => [(u - 0.5) * 2 * halfWidth(v), 86 * (1 - v)];

export default async function apron() {
  const texture = await windowPattern({ seed: 21, foliage: 30, blur: 9 });
  return {
    meshes: [...cloth(), ...rail(), wall(0, plaster(OFF_WHITE, { seed: 4 }))],
    lights: [
      leftWindow({
        strength: 17,
        middle: [-150, 90, 62],
        facing: [0, 60, 0],
        width: 90,
        height: 120,
      }),
    ],
    sun: sunLight({
      from: [-0.8, 0.5, 0.75],
      emission: [0.8, 0.7, 0.56],
      spread: 0.012,
      pattern: { corner: [-125, 78, 60], edgeU: [110, 0, 0], edgeV: [0, 104, 0], texture },
    }),
    surroundings: softRoom(0.6),
    camera: {
      eye: [0, 60, 290],
      target: [0, 59, 0],
      fov: 26,
      aperture: 0.6,
      focus: [0, 60, 5],
      level: true,
    },
  };
}

function cloth() {
  const points = hang({
    columns: COLUMNS,
    rows: ROWS,
    rest: cut,
    start: (u, v) => [cut(u, v)[0] * 0.72, cut(u, v)[1] + 4, 2.2],
    pin: (i, j) =>
      j === 0 && (i <= 2 || i >= COLUMNS - 2)
        ? [(i < 9 ? -1 : 1) * (11.4 - 0.32 * Math.min(i, COLUMNS - i)), 90, 3.4]
        : null,
    wall: 0.6,
    steps: 360,
    seed: 2.6,
  });
  const fabric = linen('#66756a', { seed: 5, thread: 0.16 });
  const uv = (u, v) => cut(u, v);
  return [gridFromPoints(fabric, COLUMNS, ROWS, points, { uv }), pocket(points), ...straps(points)];
}

/** The pocket follows the cloth it is sewn to, a little proud of it. */
function pocket(points) {
  const [left, right, top, bottom] = [26, 58, 50, 72];
  const patch = [];
  for (let j = top; j <= bottom; j++)
    for (let i = left; i <= right; i++) {
      const [x, y, z] = points[j * (COLUMNS + 1) + i];
      patch.push([x, y, z + 0.45]);
    }
  const seam = (u, v) => (Math.min(Math.abs(v - 0.9), Math.abs(v - 1.6)) < 0.07 && Math.sin(u * 14) > -0.5 ? 1 : 0);
  const fabric = linen('#66756a', { seed: 15, thread: 0.16, second: '#aeb5a6', stripes: seam });
  return gridFromPoints(fabric, right - left, bottom - top, patch, {
    uv: (u, v) => [u * 22, v * 17.5],
  });
}

/** Neck loop over the peg, and the waist ties hanging from the sides. */
function straps(points) {
  const band = linen('#5d6c61', { seed: 8, span: [3, 60], thread: 0.16 });
  const flat = () => [1.25, 0.16];
  const loop = [-1, 1].map((side) => {
    const points = [
      [side * 11, 88.2, 3.7],
      [side * 8.4, 95, 4.2],
      [side * 3.4, 102.6, 4.6],
      [side * 0.6, 107.6, 4.4],
    ];
    return tube(band, points, flat, { side: [1, 0.3 * side, 0], around: 12 });
  });
  const row = Math.round(ROWS * 0.42) * (COLUMNS + 1);
  const ties = [row, row + COLUMNS].map((n, i) => {
    const [x, y, z] = points[n];
    const out = i ? 1 : -1;
    const path = [
      [x - out, y, z + 0.2],
      [x + out * 1.6, y - 2.5, z + 1],
      [x + out * 2.2, y - 14, z + 0.6],
      [x + out * 1.2, y - 27, z + 1.4],
      [x + out * 2, y - 40 - 5 * i, z + 0.8],
    ];
    return tube(band, path, flat, { side: [1, 0, 0.5 * out], around: 12 });
  });
  return [...loop, ...ties];
}

function rail() {
  const oak = wood({ light: '#b89a78', dark: '#8c6d4c' });
  const outline = rounded(
    [
      [0.9, 0],
      [0.9, 5.2, 0.6],
      [1.7, 5.6, 0.3],
      [1.7, 7, 0.5],
      [0, 7],
    ],
    0.4,
  );
  const pegs = [-34, 0, 34].map((x) =>
    place(lathe(oak, outline, { along: 60 }), { x: 86, at: [x, PEG[1] - 0.7, 0.8] }),
  );
  return [place(box(oak, [180, 7, 1.8], 0.3), { at: [0, PEG[1], 0.9] }), ...pegs];
}
