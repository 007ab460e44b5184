/** Two tables under the tall windows, before anybody has come. */
import { branch } from '../../botany.mjs';
import { walnut } from '../../dining-room.mjs';
import { charcoalGlaze, milkGlaze } from '../../glazes.mjs';
import { sunLight, windowLight } from '../../lights.mjs';
import { foliage, garden, plain, plaster, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { bowl, budVase, HEIGHTS, plate } from '../../pottery.mjs';
import { box, sheet } from '../../shapes.mjs';
import { daylight, leftWindow, softRoom } from '../../studio.mjs';

export const size = [1040, 780];
export const look = { exposure: 1.15, warmth: 0.02, saturation: 0.88 };
export const samples = 8;

const WALL = -150;
const FLOOR = -74;
/** The openings: left and right edge of each, sill and head. */
const WINDOWS = [
  [-150, -50],
  [30, 130],
];
const [SILL, HEAD] = [-6, 150];

export default function diningRoom() {
  return {
    meshes: [walls(), WINDOWS.map(casement), seats(-96, -58), seats(84, -66), floor()],
    lights: [
      ...WINDOWS.map(([left, right]) =>
        windowLight({
          corner: [left, SILL, WALL - 2],
          edgeU: [right - left, 0, 0],
          edgeV: [0, HEAD - SILL, 0],
          emission: daylight(3.4),
        }),
      ),
      leftWindow({ strength: 6, middle: [-260, 90, 120], width: 200, height: 180 }),
    ],
    sun: sunLight({ from: [-0.5, 0.66, -0.6], emission: [2.4, 2, 1.5], spread: 0.015 }),
    surroundings: softRoom(0.6),
    camera: { eye: [0, 62, 250], target: [0, 16, -60], fov: 36, aperture: 0.6, focus: [0, 0, -50], level: true },
  };
}

function walls() {
  const red = plaster('#7d3340', { mottle: 0.1, seed: 4 });
  const pale = plaster('#e4d8c8', { seed: 2 });
  const strip = (x, y, width, height) => sheet(red, [x, y, WALL], [width, 0, 0], [0, height, 0]);
  const [[a, b], [c, d]] = WINDOWS;
  return [
    strip(-500, FLOOR, 1000, SILL - FLOOR),
    strip(-500, SILL, 500 + a, HEAD - SILL),
    strip(b, SILL, c - b, HEAD - SILL),
    strip(d, SILL, 500, HEAD - SILL),
    sheet(pale, [-500, HEAD, WALL], [1000, 0, 0], [0, 200, 0]),
    sheet(garden({ strength: 1.5, seed: 4 }), [-900, -300, -420], [1800, 0, 0], [0, 700, 0]),
  ];
}

function casement([left, right]) {
  const painted = plain('#3d2a2c', { roughness: 0.4, reflectance: 0.03 });
  const [x, y, z] = [(left + right) / 2, (SILL + HEAD) / 2, WALL - 2];
  const uprights = [left + 2, x, right - 2].map((at) =>
    place(box(painted, [4, HEAD - SILL, 4], 0.4), { at: [at, y, z] }),
  );
  const bars = [SILL + 2, SILL + 52, SILL + 104, HEAD - 2].map((at) =>
    place(box(painted, [right - left, 3.4, 3.4], 0.4), { at: [x, at, z] }),
  );
  return [...uprights, ...bars, place(box(painted, [right - left + 12, 3, 16], 0.6), { at: [x, SILL - 1, WALL + 4] })];
}

/** A table laid for two, with a stool on either side. */
function seats(x, z) {
  const oak = wood({ light: '#8a6a4b', dark: '#553f2c' });
  const legs = [
    [-38, -26],
    [38, -26],
    [-38, 26],
    [38, 26],
  ].map(([dx, dz]) => place(box(oak, [5, 72, 5], 0.6), { at: [dx, -38, dz] }));
  return placeAll(
    [
      place(box(walnut({ seed: x }), [92, 3.6, 66], 0.6), { at: [0, -1.8, 0] }),
      ...legs,
      ...stool(oak, -66),
      ...stool(oak, 66),
      ...dishes(),
    ],
    { at: [x, 0, z] },
  );
}

function stool(oak, x) {
  const legs = [
    [-12, -12],
    [12, -12],
    [-12, 12],
    [12, 12],
  ].map(([dx, dz]) => place(box(oak, [3.4, 42, 3.4], 0.5), { at: [x + dx, -53, dz] }));
  return [place(box(walnut({ seed: 3 }), [34, 4, 34], 1.4), { at: [x, -30, 0] }), ...legs];
}

function dishes() {
  const greens = [foliage('#6a7a60', { seed: 1 }), foliage('#7c8a6c', { seed: 2 })];
  const twig = [
    [0, 10, 0],
    [0.6, 20, 0],
    [3, 30, 0.5],
    [9, 37, 1],
  ];
  return [
    ...placeAll(plate(charcoalGlaze({ foot: 0.6, rim: 2.5 })), { at: [-27, 0, 2] }),
    ...placeAll(bowl(milkGlaze({ foot: 0.8, rim: 5.4 }), { width: 16, height: 5.4 }), { at: [-27, 1, 2] }),
    ...placeAll(plate(charcoalGlaze({ foot: 0.6, rim: 2.5 })), { at: [27, 0, 2] }),
    ...placeAll(bowl(milkGlaze({ foot: 0.8, rim: 5.4 }), { width: 16, height: 5.4 }), { at: [27, 1, 2] }),
    ...placeAll(
      [
        ...budVase(milkGlaze(HEIGHTS.vase)),
        ...branch(plain('#6f5c47'), greens, twig, { count: 14, size: 7, width: 2.6, start: 0.4, seed: 8 }),
      ],
      { at: [0, 0, -12] },
    ),
  ];
}

function floor() {
  const boards = wood({ light: '#7d5c40', dark: '#4f3826', plank: 16, sheen: 0.03 });
  return place(box(boards, [1200, 4, 900], 0.3), { at: [0, FLOOR - 2, 200] });
}
