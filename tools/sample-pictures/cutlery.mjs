/** Knife, fork and spoon, lying along z with the handle towards the viewer. */
import { metal } from './materials.mjs';
import { grid } from './mesh.mjs';
import { box, tube } from './shapes.mjs';

const steel = () => metal('#b9b4ac', { roughness: 0.24, reflectance: 0.42 });

const handle = (material, from) =>
  tube(
    material,
    [
      [0, 0.35, from],
      [0, 0.5, from + 4],
      [0, 0.3, from + 13],
    ],
    (t) => [0.26 + 0.3 * t, 0.16],
    { along: 50, side: [1, 0, 0] },
  );

export function spoon() {
  const material = steel();
  const dish = grid(material, 40, 40, (u, v) => {
    const angle = u * 2 * Math.PI;
    const r = v < 0.5 ? v * 2 : 2 - v * 2;
    const depth = 0.95 * (1 - r * r);
    return [2.05 * r * Math.cos(angle), 0.95 - depth + (v < 0.5 ? 0 : 0.14), 3.1 * r * Math.sin(angle) - 2.8];
  });
  return [dish, handle(material, 0)];
}

export function knife() {
  const material = steel();
  const blade = grid(material, 30, 8, (u, v) => {
    const tip = Math.sqrt(Math.max(0, 1 - u ** 6));
    return [(v - 0.4) * 1.9 * tip, 0.22 + 0.1 * Math.sin(Math.PI * v), -11 * u];
  });
  return [blade, handle(material, -0.4)];
}

export function fork() {
  const material = steel();
  const tines = [-0.9, -0.3, 0.3, 0.9].map((x) =>
    tube(
      material,
      [
        [x * 0.8, 0.5, -1.6],
        [x, 0.4, -3.6],
        [x, 0.9, -7],
      ],
      (t) => [0.17 - 0.07 * t, 0.12],
      { around: 8 },
    ),
  );
  const palm = tube(
    material,
    [
      [0, 0.5, 0.6],
      [0, 0.5, -1],
      [0, 0.46, -2.6],
    ],
    (t) => [0.3 + 0.86 * Math.min(1, t * 1.7), 0.12],
    { side: [1, 0, 0] },
  );
  return [...tines, palm, handle(material, 0)];
}

/** A board with rounded edges, for bread. */
export function board(material, [width, depth] = [40, 24]) {
  return box(material, [width, 2, depth], 0.8);
}
