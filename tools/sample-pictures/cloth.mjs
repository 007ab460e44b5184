/**
 * Hanging cloth: particles joined by threads that may not stretch, left to settle under
 * gravity in front of a wall (position-based dynamics).
 */
import { noise } from './noise.mjs';

/**
 * @param {object} make `columns` x `rows` particles; `rest(u, v)` the flat cut [x, y] in cm;
 *   `pin(i, j)` a fixed place or null; `wall` the z nothing may pass; `steps` of settling.
 * @returns points row by row, ready for `gridFromPoints`
 */
export function hang({ columns, rows, rest, start, pin, wall, steps = 500, stiffness = 0.35, seed = 0 }) {
  const count = (columns + 1) * (rows + 1);
  const now = new Float64Array(count * 3);
  const before = new Float64Array(count * 3);
  const fixed = new Uint8Array(count);
  const flat = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const n = j * (columns + 1) + i;
      flat.push(rest(i / columns, j / rows));
      const held = pin(i, j);
      const at = held ?? start(i / columns, j / rows);
      fixed[n] = held ? 1 : 0;
      now.set(at, n * 3);
      // A breath of unevenness decides which way the folds fall.
      if (!held) now[n * 3 + 2] += 0.6 * (1 + noise(at[0] * 0.13 + seed, at[1] * 0.03, 0.5));
    }
  before.set(now);
  const threads = weave(columns, rows, flat, stiffness);
  for (let step = 0; step < steps; step++) {
    fall(now, before, fixed, wall);
    for (let k = 0; k < 9; k++) pull(now, fixed, threads);
  }
  return Array.from({ length: count }, (_, n) => [...now.subarray(n * 3, n * 3 + 3)]);
}

/** Pairs of particles with the distance the cut gives them and how firmly it is kept. */
function weave(columns, rows, flat, stiffness) {
  const pairs = [];
  const join = (i, j, k, l, firm) => {
    if (k < 0 || k > columns || l > rows) return;
    const a = j * (columns + 1) + i;
    const b = l * (columns + 1) + k;
    pairs.push([a, b, Math.hypot(flat[a][0] - flat[b][0], flat[a][1] - flat[b][1]), firm]);
  };
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      join(i, j, i + 1, j, 1);
      join(i, j, i, j + 1, 1);
      join(i, j, i + 1, j + 1, 0.5);
      join(i, j, i - 1, j + 1, 0.5);
      join(i, j, i + 3, j, stiffness);
      join(i, j, i, j + 3, stiffness);
    }
  return pairs;
}

function fall(now, before, fixed, wall) {
  for (let n = 0; n < fixed.length; n++) {
    if (fixed[n]) continue;
    for (let k = 0; k < 3; k++) {
      const at = now[n * 3 + k];
      now[n * 3 + k] += (at - before[n * 3 + k]) * 0.965 - (k === 1 ? 0.005 : 0);
      before[n * 3 + k] = at;
    }
    const z = n * 3 + 2;
    now[z] = Math.max(wall, now[z]);
  }
}

function pull(now, fixed, threads) {
  for (const [a, b, rest, firm] of threads) {
    const dx = now[b * 3] - now[a * 3];
    const dy = now[b * 3 + 1] - now[a * 3 + 1];
    const dz = now[b * 3 + 2] - now[a * 3 + 2];
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
    const free = 2 - fixed[a] - fixed[b];
    if (!free) continue;
    const share = (firm * (distance - rest)) / distance / free;
    if (!fixed[a]) {
      now[a * 3] += dx * share;
      now[a * 3 + 1] += dy * share;
      now[a * 3 + 2] += dz * share;
    }
    if (!fixed[b]) {
      now[b * 3] -= dx * share;
      now[b * 3 + 1] -= dy * share;
      now[b * 3 + 2] -= dz * share;
    }
  }
}
