/** A pot opening up on the wheel, for the throwing class. */
import { rounded } from '../../curves.mjs';
import { clay } from '../../ceramic.mjs';
import { metal, plain, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { oatGlaze } from '../../glazes.mjs';
import { bowl } from '../../pottery.mjs';
import { box, lathe } from '../../shapes.mjs';
import { sunLight } from '../../lights.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 1 };

const POT = [
  [0, 2.4],
  [7.4, 2.4, 0.2],
  [7.9, 3.0, 0.6],
  [7.1, 6.2, 2],
  [7.9, 10.5, 2.4],
  [8.5, 13.6, 0.5],
  [7.5, 13.9, 0.5],
  [6.9, 10.4, 2],
  [6, 6.2, 2],
  [4, 4.4, 1],
  [0, 4.2],
];
const HEAD = [
  [0, 2.4],
  [14.8, 2.4, 0.15],
  [15, 2.2, 0.15],
  [15, 1.1, 0.2],
  [14.6, 0.9, 0.2],
  [3, 0.6],
];
const TRAY = [
  [0, -2.6],
  [21, -2.6, 1.5],
  [24, 3.4, 0.3],
  [24.6, 3.4, 0.3],
  [21.8, -3.4, 1.5],
  [0, -3.4],
];

export default function workshop() {
  const wet = clay({ hex: '#9b8573', dark: '#83705f', wet: 1, rings: 0.075, speck: 0.15 });
  const steel = metal('#8d8a86', { roughness: 0.4, reflectance: 0.35 });
  return {
    meshes: [
      lathe(wet, rounded(POT, 0.5, 12), { wobble: 0.12, seed: 3, along: 220, around: 200 }),
      lathe(steel, rounded(HEAD, 0.2, 6), { around: 180 }),
      lathe(plain('#d6cfc4', { roughness: 0.4, reflectance: 0.03 }), rounded(TRAY, 0.5, 8), {
        around: 180,
      }),
      ...slip(),
      ...benchside(),
      place(table({ back: -58, material: wood({ light: '#bda588', dark: '#927659', plank: 15 }) }), {
        at: [0, -3.4, 0],
      }),
      wall(-58),
    ],
    lights: [leftWindow({ strength: 18 })],
    sun: sunLight({ from: [-0.85, 0.5, 0.35], emission: [0.5, 0.44, 0.36], spread: 0.06 }),
    surroundings: softRoom(0.6),
    camera: {
      eye: [-4, 40, 104],
      target: [0.4, 5.4, 0],
      fov: 23,
      aperture: 0.8,
      focus: [0, 10, 7],
    },
  };
}

/** A ring of slip left on the wheel head. */
function slip() {
  const wet = clay({ hex: '#a3907f', dark: '#8b7967', wet: 1, rings: 0.04, speck: 0 });
  return [
    lathe(
      wet,
      rounded(
        [
          [7.2, 2.38],
          [9.4, 2.62, 0.6],
          [11.6, 2.41],
        ],
        0.6,
      ),
      { wobble: 0.5, seed: 9, along: 40 },
    ),
  ];
}

/** A water bowl, a sponge and a wooden rib within reach. */
function benchside() {
  const oak = wood({ light: '#b9966c', dark: '#8f6d48' });
  const sponge = clay({ hex: '#cfae7c', dark: '#a98852', speck: 0.9 });
  return [
    placeAll(bowl(oatGlaze({ foot: 0.8, rim: 7 }), { width: 16, height: 7 }), {
      at: [21, -3.4, -33],
    }),
    place(box(sponge, [7.5, 3.6, 5.5], 1.5, 6), { y: 24, at: [28.5, -1.6, -14] }),
    place(box(oak, [11, 0.7, 4.4], 0.34), { y: -58, at: [-28, -3, -14] }),
  ];
}
