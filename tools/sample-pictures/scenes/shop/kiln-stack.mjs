/** Bowls stacked just out of the kiln. */
import { charcoalGlaze, clayGlaze, fernGlaze, milkGlaze, oatGlaze } from '../../glazes.mjs';
import { placeAll } from '../../mesh.mjs';
import { bowl } from '../../pottery.mjs';
import { sunLight } from '../../lights.mjs';
import { leftWindow, softRoom, table, wall } from '../../studio.mjs';

export const size = [1600, 1200];
export const look = { exposure: 0.95 };

export default function kilnStack() {
  const heights = { foot: 0.8, rim: 6.6 };
  const tall = [charcoalGlaze, fernGlaze, oatGlaze, clayGlaze, milkGlaze, oatGlaze, fernGlaze];
  const low = [oatGlaze, milkGlaze, charcoalGlaze];
  return {
    meshes: [pile(tall, heights, [-5, 0, 0]), pile(low, heights, [15, 0, 3]), table({ back: -26 }), wall(-26)],
    lights: [leftWindow({ strength: 12 })],
    sun: sunLight({ from: [-0.85, 0.45, 0.7], emission: [0.6, 0.52, 0.42], spread: 0.05 }),
    surroundings: softRoom(0.6),
    camera: { eye: [-2, 24, 92], target: [3.8, 11, 0], fov: 20, aperture: 0.8, focus: [-5, 10, 8] },
  };
}

function pile(glazes, heights, [x, y, z]) {
  return glazes.flatMap((glazeFor, n) =>
    placeAll(bowl(glazeFor(heights, { seed: n * 2 }), { width: 16.5, height: 6.6, seed: n + x }), {
      y: n * 67,
      z: 1.4 * Math.sin(n * 2.3),
      at: [x + 0.35 * Math.sin(n * 1.9), y + n * 2.75, z + 0.25 * Math.cos(n * 2.7)],
    }),
  );
}
