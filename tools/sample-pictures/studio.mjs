/** The corner of the studio where things are photographed: table, wall, window. */
import { place } from './mesh.mjs';
import { plaster, wood } from './materials.mjs';
import { box, sheet } from './shapes.mjs';
import { room, windowFacing } from './lights.mjs';

/** Light tones shared by the pictures, so that the shop looks like one afternoon. */
export const OFF_WHITE = '#e9e1d5';
const OAK = { light: '#cdb8a0', dark: '#a58d72' };

export const daylight = (strength) => [1.0, 0.96, 0.9].map((c) => c * strength);

/** The unlit side of the room: pale walls, a brighter ceiling, a warm floor. */
export function softRoom(strength = 0.72, { bright = [-0.6, 0.5, 0.6], boost = 0.5 } = {}) {
  const tone = (r, g, b) => [r * strength, g * strength, b * strength];
  return room({
    floor: tone(0.28, 0.22, 0.17),
    horizon: tone(0.44, 0.41, 0.38),
    ceiling: tone(0.62, 0.61, 0.6),
    bright,
    boost,
  });
}

/** A large window to the left, as every piece is lit. */
export function leftWindow({
  strength = 15,
  middle = [-95, 62, 12],
  facing = [0, 8, 0],
  width = 74,
  height = 110,
  panes = [2, 3],
} = {}) {
  return windowFacing({ middle, facing, width, height, emission: daylight(strength), panes });
}

export function wall(z, material = plaster(OFF_WHITE)) {
  return sheet(material, [-400, -100, z], [800, 0, 0], [0, 500, 0]);
}

/** An oak table top with its surface at y = 0, boards running left to right. */
export function table({ back = -45, front = 120, plank = 14, material = wood({ ...OAK, plank }), half = 300 } = {}) {
  const top = box(material, [half * 2, 3.2, front - back], 0.25);
  return place(top, { at: [0, -1.6, (front + back) / 2] });
}
