/**
 * What lights a scene: windows (rectangles that also show up in reflections), a sun that
 * may come through a patterned opening, and the room around (a gradient).
 */
import { cross, normalize, scale, sub, length } from './vector.mjs';

/**
 * A window from its corner and edges, shining to the side of `cross(edgeU, edgeV)`.
 * `panes` [across, down] divides it by glazing bars, which reflections show.
 */
export function windowLight({ corner, edgeU, edgeV, emission, panes = null }) {
  const area = length(cross(edgeU, edgeV));
  return { corner, edgeU, edgeV, emission, panes, area, normal: normalize(cross(edgeU, edgeV)) };
}

/** A window given by its middle and the point it faces. */
export function windowFacing({ middle, facing, width, height, emission, panes }) {
  const out = normalize(sub(facing, middle));
  const across = normalize(cross([0, 1, 0], out));
  const up = cross(out, across);
  const edgeU = scale(across, width);
  const edgeV = scale(up, height);
  const corner = middle.map((value, k) => value - edgeU[k] / 2 - edgeV[k] / 2);
  return windowLight({ corner, edgeU, edgeV, emission, panes });
}

/** How much of the window is open at (s, t) of its face; bars and edges are softened. */
export function paneAt(light, s, t) {
  if (!light.panes) return 1;
  return bar(s * light.panes[0]) * bar(t * light.panes[1]);
}

function bar(position) {
  const f = position - Math.floor(position);
  const edge = f < 0.5 ? f : 1 - f;
  return edge < 0.03 ? 0 : edge > 0.06 ? 1 : (edge - 0.03) / 0.03;
}

/**
 * Parallel light. `from` points towards the sun; `spread` is the sine of its apparent radius.
 * With `pattern` (a texture) only what falls through the opening arrives: the opening is
 * the parallelogram at `pattern.corner` spanned by `pattern.edgeU`, `pattern.edgeV`.
 */
export function sunLight({ from, emission, spread = 0.02, pattern = null }) {
  const direction = normalize(from);
  const a = normalize(cross(direction, Math.abs(direction[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  return {
    direction,
    emission,
    spread,
    a,
    b: cross(direction, a),
    pattern: pattern && opening(pattern),
  };
}

function opening({ corner, edgeU, edgeV, texture }) {
  const normal = normalize(cross(edgeU, edgeV));
  const uu = length(edgeU) ** 2;
  const vv = length(edgeV) ** 2;
  return { corner, u: scale(edgeU, 1 / uu), v: scale(edgeV, 1 / vv), normal, texture };
}

/** How much sun comes through the opening towards a point. */
export function throughPattern({ corner, u, v, normal, texture }, x, y, z, dx, dy, dz) {
  const rx = corner[0] - x;
  const ry = corner[1] - y;
  const rz = corner[2] - z;
  const t = (rx * normal[0] + ry * normal[1] + rz * normal[2]) / (dx * normal[0] + dy * normal[1] + dz * normal[2]);
  const px = dx * t - rx;
  const py = dy * t - ry;
  const pz = dz * t - rz;
  return texture.sample(px * u[0] + py * u[1] + pz * u[2], px * v[0] + py * v[1] + pz * v[2]);
}

/** The room seen in a direction: floor, horizon and ceiling tones, brighter towards `bright`. */
export function room({ floor, horizon, ceiling, bright = [0, 0, 1], boost = 0 }) {
  return { floor, horizon, ceiling, bright: normalize(bright), boost };
}

export function roomInto(light, dx, dy, dz, out) {
  const { floor, horizon, ceiling, bright, boost } = light;
  const end = dy < 0 ? floor : ceiling;
  const f = Math.sqrt(Math.abs(dy));
  const towards = dx * bright[0] + dy * bright[1] + dz * bright[2];
  const gain = 1 + boost * (towards > 0 ? towards * towards : 0);
  for (let k = 0; k < 3; k++) out[k] = (horizon[k] + (end[k] - horizon[k]) * f) * gain;
}
