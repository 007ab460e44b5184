/** Curves through given points, for profiles, handles and stems. */
import { add, length, scale, sub } from './vector.mjs';

/** A point on the Catmull-Rom curve through `points` (any dimension), t in 0..1. */
function curveAt(points, t) {
  const last = points.length - 1;
  const position = Math.min(Math.max(t, 0), 1) * last;
  const i = Math.min(Math.floor(position), last - 1);
  const f = position - i;
  const p1 = points[i];
  const p2 = points[i + 1];
  const p0 = points[i - 1] ?? p1.map((value, k) => 2 * value - p2[k]);
  const p3 = points[i + 2] ?? p2.map((value, k) => 2 * value - p1[k]);
  return p1.map(
    (value, k) =>
      value +
      0.5 *
        f *
        (p2[k] - p0[k] + f * (2 * p0[k] - 5 * value + 4 * p2[k] - p3[k] + f * (3 * (value - p2[k]) + p3[k] - p0[k]))),
  );
}

/** `count + 1` points spread evenly by length along the curve through `points`. */
export function evenly(points, count) {
  const fine = Array.from({ length: 40 * points.length + 1 }, (_, i) => curveAt(points, i / (40 * points.length)));
  const distances = [0];
  for (let i = 1; i < fine.length; i++)
    distances.push(distances[i - 1] + Math.hypot(...fine[i].map((value, k) => value - fine[i - 1][k])));
  const total = distances.at(-1);
  const result = [];
  let i = 1;
  for (let n = 0; n <= count; n++) {
    const wanted = (total * n) / count;
    while (i < fine.length - 1 && distances[i] < wanted) i++;
    const step = distances[i] - distances[i - 1] || 1;
    const f = Math.min(Math.max((wanted - distances[i - 1]) / step, 0), 1);
    result.push(fine[i - 1].map((value, k) => value + (fine[i][k] - value) * f));
  }
  return result;
}

/** Rounds the corners of an open polyline of [x, y] points by `radius` (number or per point). */
export function rounded(points, radius, steps = 6) {
  const result = [points[0]];
  for (let i = 1; i < points.length - 1; i++) {
    const corner = [...points[i].slice(0, 2), 0];
    const r = points[i][2] ?? radius;
    const before = sub([...points[i - 1].slice(0, 2), 0], corner);
    const after = sub([...points[i + 1].slice(0, 2), 0], corner);
    const reach = Math.min(r, length(before) * 0.49, length(after) * 0.49);
    const a = add(corner, scale(before, reach / length(before)));
    const b = add(corner, scale(after, reach / length(after)));
    for (let s = 0; s <= steps; s++) result.push(bend(a, corner, b, s / steps));
  }
  result.push(points.at(-1));
  return result.map((p) => [p[0], p[1]]);
}

function bend(a, corner, b, t) {
  const s = 1 - t;
  return [0, 1].map((k) => s * s * a[k] + 2 * s * t * corner[k] + t * t * b[k]);
}
