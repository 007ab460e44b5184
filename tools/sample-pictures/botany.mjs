/** Stems and leaves. */
import { place } from './mesh.mjs';
import { leaf, tube } from './shapes.mjs';
import { evenly } from './curves.mjs';
import { random } from './noise.mjs';

/**
 * A twig along `points` with leaves set alternately, larger in the middle. The leaves
 * come in the given materials by turns.
 */
export function branch(
  bark,
  leaves,
  points,
  { count = 14, size = 4.2, width = 1.6, seed = 5, thickness = 0.16, start = 0.25 } = {},
) {
  const next = random(seed);
  const line = evenly(points, 100);
  const meshes = [tube(bark, points, (t) => Array(2).fill(thickness * (1 - 0.7 * t)), { around: 8 })];
  for (let i = 0; i < count; i++) {
    const t = start + ((1 - start) * i) / (count - 1);
    const at = line[Math.round(t * 100)];
    const grown = size * (0.65 + 0.35 * Math.sin(Math.PI * Math.min(t + 0.15, 1))) * (0.85 + 0.3 * next());
    const blade = leaf(leaves[i % leaves.length], grown, width * (grown / size), {
      droop: 0.1 + 0.25 * next(),
    });
    const side = i % 2 ? 1 : -1;
    const turn = {
      x: (next() - 0.5) * 80,
      y: side * (20 + 50 * next()) + (side < 0 ? 180 : 0),
      z: 12 + 34 * next(),
    };
    meshes.push(place(blade, { ...turn, at }));
  }
  return meshes;
}
