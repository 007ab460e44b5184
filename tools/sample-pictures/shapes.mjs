/** The solids and sheets everything in the studio is put together from. Lengths in centimetres. */
import { grid, gridFromPoints, mesh, quad, vertex } from './mesh.mjs';
import { evenly } from './curves.mjs';
import { add, clamp, cross, normalize, scale, sub } from './vector.mjs';
import { noise } from './noise.mjs';

/**
 * A surface of revolution from a profile of [radius, height] points running from the
 * foot, up the outside, over the rim and down the inside. `wobble` is how far (cm) a
 * hand-thrown wall strays from true round.
 */
export function lathe(material, profile, { around = 144, along = 150, wobble = 0, seed = 0 } = {}) {
  const line = profile.length > along ? profile : resample(profile, along);
  return grid(
    material,
    around,
    line.length - 1,
    (u, v, i, j) => {
      const angle = -u * 2 * Math.PI;
      const [radius, height] = line[j];
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const drift = wobble * noise(c * 1.3 + seed, s * 1.3, height * 0.15) * Math.min(radius, 1);
      return [(radius + drift) * c, height + drift * 0.3 * Math.min(radius / 3, 1), (radius + drift) * s];
    },
    { wrap: true },
  );
}

/** Even steps along a polyline, keeping the rounding already put into its corners. */
function resample(points, count) {
  const distances = [0];
  for (let i = 1; i < points.length; i++)
    distances.push(distances[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  const total = distances.at(-1);
  const stops = new Set(distances);
  for (let n = 0; n < count; n++) stops.add((total * n) / count);
  let i = 1;
  return [...stops]
    .sort((a, b) => a - b)
    .filter((value, n, all) => n === 0 || value - all[n - 1] > total * 1e-4)
    .map((wanted) => {
      while (i < points.length - 1 && distances[i] < wanted) i++;
      const f = clamp((wanted - distances[i - 1]) / (distances[i] - distances[i - 1] || 1), 0, 1);
      return points[i - 1].map((value, k) => value + (points[i][k] - value) * f);
    });
}

/**
 * A tube along a curve. `section(t)` gives the half-width and half-thickness at t;
 * `side` hints which way the width lies.
 */
export function tube(material, points, section, { along = 60, around = 20, side = [0, 0, 1] } = {}) {
  const line = evenly(points, along);
  const rings = line.map((centre, j) => {
    const tangent = normalize(sub(line[Math.min(j + 1, along)], line[Math.max(j - 1, 0)]));
    const across = normalize(
      sub(side, scale(tangent, side[0] * tangent[0] + side[1] * tangent[1] + side[2] * tangent[2])),
    );
    const out = cross(tangent, across);
    const [wide, thick] = section(j / along);
    return { centre, across: scale(across, wide), out: scale(out, thick) };
  });
  return grid(
    material,
    around,
    along,
    (u, v, i, j) => {
      const angle = u * 2 * Math.PI;
      const { centre, across, out } = rings[j];
      return add(centre, add(scale(across, Math.cos(angle)), scale(out, Math.sin(angle))));
    },
    { wrap: true },
  );
}

/** A box with rounded edges, centred; uv runs 0..1 over each face. */
export function box(material, [width, height, depth], radius = 0.2, steps = 4) {
  const result = mesh(material);
  const half = [width / 2, height / 2, depth / 2];
  const faces = [
    [0, 1, 2, 1],
    [1, 0, 2, -1],
    [1, 2, 0, 1],
    [2, 1, 0, -1],
    [2, 0, 1, 1],
    [0, 2, 1, -1],
  ];
  for (const [a, b, c, sign] of faces) {
    const us = stops(half[a], radius, steps);
    const vs = stops(half[b], radius, steps);
    const start = result.positions.length / 3;
    for (const v of vs) {
      for (const u of us) {
        const p = [0, 0, 0];
        p[a] = u;
        p[b] = v;
        p[c] = sign * half[c];
        const inner = p.map((value, k) => clamp(value, -half[k] + radius, half[k] - radius));
        const direction = normalize(sub(p, inner));
        const uv = [u / half[a] / 2 + 0.5, v / half[b] / 2 + 0.5];
        vertex(result, add(inner, scale(direction, radius)), direction, uv);
      }
    }
    const w = us.length;
    for (let j = 0; j + 1 < vs.length; j++)
      for (let i = 0; i + 1 < w; i++) {
        const o = start + j * w + i;
        quad(result, o, o + 1, o + 1 + w, o + w);
      }
  }
  return result;
}

/** Where a rounded edge needs vertices: close together in the corner, few between. */
function stops(half, radius, steps) {
  const result = [];
  for (let i = 0; i <= steps; i++) result.push(-half + radius * (1 - Math.cos((i / steps) * Math.PI * 0.5)) * 0.999);
  const inner = half - radius;
  for (let i = 1; i < 4; i++) result.push(-inner + (2 * inner * i) / 4);
  for (let i = steps; i >= 0; i--) result.push(half - radius * (1 - Math.cos((i / steps) * Math.PI * 0.5)) * 0.999);
  return result;
}

/** A flat rectangle from a corner and two edges. */
export function sheet(material, corner, edgeU, edgeV, cells = 1) {
  return grid(material, cells, cells, (u, v) => add(corner, add(scale(edgeU, u), scale(edgeV, v))));
}

/** A leaf blade lying along +x, tip away from the origin, cupped and drooping a little. */
export function leaf(material, size, width, { cup = 0.3, droop = 0.25, point = 1 } = {}) {
  return grid(material, 8, 18, (u, v) => {
    const outline = Math.sin(Math.PI * Math.min(v ** 0.8, 1)) ** point;
    const across = (u - 0.5) * width * outline;
    const lift = cup * Math.abs(u - 0.5) * width * outline;
    return [v * size, lift - droop * size * v * v, across];
  });
}

/**
 * Folded cloth: a cross-section (points [x, y] following the cloth through its folds)
 * drawn out along z. `shift(t, z)` may move points so that the layers are not identical.
 */
export function foldedCloth(material, section, width, { along = 220, cells = 60, shift } = {}) {
  const line = evenly(section, along);
  const total = line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);
  const points = [];
  for (let j = 0; j <= along; j++)
    for (let i = 0; i <= cells; i++) {
      const z = (i / cells - 0.5) * width;
      const moved = shift ? shift(j / along, z, line[j]) : [0, 0, 0];
      points.push(add([line[j][0], line[j][1], z], moved));
    }
  return gridFromPoints(material, cells, along, points, { uv: (u, v) => [u * width, v * total] });
}
