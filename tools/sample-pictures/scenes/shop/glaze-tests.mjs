/** Test tiles laid out in rows, each a different glaze or thickness. */
import { charcoalGlaze, clayGlaze, fernGlaze, inkGlaze, milkGlaze, oatGlaze } from '../../glazes.mjs';
import { glaze } from '../../ceramic.mjs';
import { linen } from '../../fabric.mjs';
import { place } from '../../mesh.mjs';
import { random } from '../../noise.mjs';
import { box, sheet } from '../../shapes.mjs';
import { leftWindow, softRoom } from '../../studio.mjs';

export const size = [1600, 1200];
export const look = { exposure: 0.92 };

const duck = (where, more) => glaze('#8fa3a0', { pooled: '#6f8785', broken: '#9a7455', speck: 0.3, ...where, ...more });
const honey = (where, more) =>
  glaze('#c29b62', {
    pooled: '#a67c45',
    broken: '#8a5a34',
    speck: 0.3,
    roughness: 0.14,
    ...where,
    ...more,
  });
const GLAZES = [oatGlaze, fernGlaze, inkGlaze, clayGlaze, milkGlaze, duck, charcoalGlaze, honey];

const [COLUMNS, ROWS] = [7, 5];
const PITCH = [7.3, 8.4];

export default function glazeTests() {
  return {
    meshes: [
      tiles(),
      sheet(linen('#d8cebd', { seed: 6, span: [140, 140], thread: 0.13 }), [-70, -0.62, 70], [140, 0, 0], [0, 0, -140]),
    ],
    lights: [leftWindow({ strength: 15, middle: [-80, 52, -34], facing: [0, 0, 0], panes: null })],
    surroundings: softRoom(0.66),
    camera: { eye: [0, 70, 30], target: [0, 0, 1.5], fov: 27, aperture: 0.4, focus: [0, 0, 2] },
  };
}

/** Tiles are hung to dip, so the lower end of each (towards the viewer) stays bare. */
function tiles() {
  const next = random(5);
  const meshes = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const n = row * 3 + column * 5;
      const coat = GLAZES[n % GLAZES.length]({ foot: -2.5, rim: 3.6 }, { seed: row * 7 + column, depth: 0.2 });
      const tile = box(coat, [5.6, 6.8, 0.9], 0.26, 5);
      const at = [
        (column - (COLUMNS - 1) / 2) * PITCH[0] + next() * 0.3,
        0,
        (row - (ROWS - 1) / 2) * PITCH[1] + next() * 0.3,
      ];
      meshes.push(place(tile, { x: -90, y: (next() - 0.5) * 5, at }));
    }
  return meshes;
}
