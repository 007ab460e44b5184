/** Shelves of finished pots, in the studio's colours. */
import { charcoalGlaze, clayGlaze, fernGlaze, inkGlaze, milkGlaze, oatGlaze } from '../../glazes.mjs';
import { plaster, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { random } from '../../noise.mjs';
import { bowl, budVase, jar, mug } from '../../pottery.mjs';
import { box } from '../../shapes.mjs';
import { sunLight } from '../../lights.mjs';
import { windowPattern } from '../../shade.mjs';
import { leftWindow, OFF_WHITE, softRoom, wall } from '../../studio.mjs';

export const size = [1600, 1200];
export const look = { exposure: 1 };

const SHELVES = [0, 31, 62];
const GLAZES = [oatGlaze, fernGlaze, milkGlaze, inkGlaze, clayGlaze, oatGlaze, charcoalGlaze, milkGlaze];

const BOTTLE = [
  [4.4, 0],
  [5.6, 2],
  [5.8, 10],
  [3, 16],
  [1.7, 19],
  [2.2, 22.5],
];
const POT = [
  [5, 0],
  [6.4, 2],
  [7.2, 8],
  [6.2, 13],
  [5.2, 14.5],
  [5.6, 16],
];
const CYLINDER = [
  [4.6, 0],
  [5.2, 0.8],
  [5.4, 7],
  [5.2, 14],
  [5.3, 18],
];
const JUG = [
  [5, 0],
  [6.4, 3],
  [6.6, 8],
  [4.2, 14],
  [3.8, 17],
  [4.6, 20],
];

export default async function studioShelf() {
  const texture = await windowPattern({ seed: 33, foliage: 40, blur: 9 });
  return {
    meshes: [shelves(), pots(), wall(-12, plaster(OFF_WHITE, { seed: 6 }))],
    lights: [
      leftWindow({
        strength: 18,
        middle: [-150, 80, 80],
        facing: [0, 35, 0],
        width: 110,
        height: 130,
      }),
    ],
    sun: sunLight({
      from: [-0.75, 0.5, 0.85],
      emission: [0.85, 0.75, 0.6],
      spread: 0.012,
      pattern: { corner: [-120, 30, 55], edgeU: [120, 0, 0], edgeV: [0, 92, 0], texture },
    }),
    surroundings: softRoom(0.62),
    camera: {
      eye: [4, 39.5, 230],
      target: [4, 39, 0],
      fov: 20.5,
      aperture: 0.7,
      focus: [0, 40, 4],
      level: true,
    },
  };
}

function shelves() {
  const oak = wood({ light: '#bea283', dark: '#947455' });
  const boards = SHELVES.map((y) => place(box(oak, [240, 2.6, 24], 0.3), { at: [0, y - 1.3, 0] }));
  const brackets = SHELVES.flatMap((y) =>
    [-58, 62].map((x) => place(box(oak, [2, 9, 20], 0.3), { at: [x, y - 7, -2] })),
  );
  return [...boards, ...brackets];
}

const MAKERS = [
  { reach: 6.2, make: (g) => jar(g, BOTTLE), rim: 22.6 },
  { reach: 8, make: (g) => bowl(g, { width: 15, height: 7 }), rim: 7 },
  { reach: 7.6, make: (g) => jar(g, POT), rim: 16.1 },
  { reach: 7.4, make: (g) => mug(g), rim: 9.2 },
  { reach: 5.8, make: (g) => jar(g, CYLINDER), rim: 18.1 },
  { reach: 6.4, make: (g) => budVase(g), rim: 17.5 },
  { reach: 8.4, make: (g) => stack(g), rim: 99 },
  { reach: 7, make: (g) => jar(g, JUG), rim: 20.1 },
];

/** Bowls nested in one another, with only their edges showing. */
function stack(glaze) {
  return [0, 1, 2, 3].flatMap((n) =>
    placeAll(bowl(glaze, { width: 15.6, height: 6.2, seed: n }), {
      y: n * 70,
      at: [0.2 * Math.sin(n * 2), n * 2.5, 0],
    }),
  );
}

function pots() {
  const next = random(77);
  const meshes = [];
  SHELVES.forEach((y, row) => {
    let x = -70;
    let n = row * 3;
    while (x < 76) {
      const { reach, make, rim } = MAKERS[n % MAKERS.length];
      const glazeFor = GLAZES[(n * 3 + row) % GLAZES.length];
      x += reach;
      const turn = -40 + 60 * next();
      meshes.push(
        placeAll(make(glazeFor({ foot: 0.9, rim }, { seed: n })), {
          y: turn,
          at: [x, y, -1 + 4 * next()],
        }),
      );
      x += reach + 1.2 + 2.6 * next();
      n += 1 + (next() < 0.25 ? 1 : 0);
    }
  });
  return meshes;
}
