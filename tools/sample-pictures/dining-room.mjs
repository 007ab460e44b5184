/** The bistro's corner: a walnut table, a beetroot-red wall, a high window on the left. */
import { plaster, wood } from './materials.mjs';
import { leftWindow, softRoom, table, wall } from './studio.mjs';

/** The table top every dish stands on. */
export const walnut = (more) =>
  wood({ light: '#8d6b4c', dark: '#57402c', plank: 22, sheen: 0.04, roughness: 0.38, ...more });

/** A table of that walnut. */
export const diningTable = (more = {}) => table({ back: -70, ...more, material: walnut({ seed: 5 }) });

/** The wall behind it. */
export const redWall = (z) => wall(z, plaster('#7d3340', { mottle: 0.09, seed: 4 }));

/** The window and the room, a little warmer and lower than the studio's. */
export function evening({ strength = 14, room = 0.5, ...more } = {}) {
  return { lights: [leftWindow({ strength, ...more })], surroundings: softRoom(room) };
}
