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

/** A fern frond flat in the xz plane, tip along +x: pairs of leaflets shrinking to the tip. */
export function frond(stem, green, length = 20) {
  const meshes = [
    tube(
      stem,
      [
        [0, 0.1, 0],
        [length * 0.5, 0.6, 0.5],
        [length, 0.2, 0],
      ],
      (t) => Array(2).fill(0.12 * (1.1 - t)),
      { around: 8 },
    ),
  ];
  const pairs = 16;
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 1);
    const size = length * 0.3 * Math.sin(Math.PI * Math.min(0.25 + t * 0.75, 1)) ** 0.8;
    for (const side of [-1, 1]) {
      const blade = leaf(green, size, size * 0.24, { droop: 0.12 });
      meshes.push(
        place(blade, {
          y: side * 58,
          at: [length * t, 0.25 + 0.4 * Math.sin(Math.PI * t), 0.5 * Math.sin(Math.PI * t)],
        }),
      );
    }
  }
  return meshes;
}
