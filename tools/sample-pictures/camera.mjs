/** A thin-lens camera with a shifted film plane, so that uprights stay upright. */
import { cross, dot, normalize, sub } from './vector.mjs';

/**
 * @param {object} view `eye`, `target`, vertical field `fov` in degrees, `aperture` radius
 *   (cm), `focus` point, and `level`: keep the camera horizontal and shift the lens instead
 *   of tilting towards the target.
 */
export function camera({ eye, target, fov = 24, aperture = 0, focus = target, level = false }) {
  const gaze = sub(target, eye);
  const aim = level ? [gaze[0], 0, gaze[2]] : gaze;
  const forward = normalize(aim);
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const shift = dot(gaze, up) / dot(gaze, forward);
  const distance = dot(sub(focus, eye), forward);
  return {
    eye,
    forward,
    right,
    up,
    half: Math.tan((fov * Math.PI) / 360),
    shift,
    aperture,
    distance,
  };
}

/** Writes origin and direction of the ray through film position (x, y in -1..1) into `ray`. */
export function aim(view, x, y, aspect, lensA, lensB, ray) {
  const { eye, forward, right, up, half, shift, aperture, distance } = view;
  const sx = x * half * aspect;
  const sy = y * half + shift;
  const radius = aperture * Math.sqrt(lensA);
  const lx = radius * Math.cos(2 * Math.PI * lensB);
  const ly = radius * Math.sin(2 * Math.PI * lensB);
  let size = 0;
  for (let k = 0; k < 3; k++) {
    const offset = right[k] * lx + up[k] * ly;
    ray.origin[k] = eye[k] + offset;
    ray.direction[k] = (forward[k] + right[k] * sx + up[k] * sy) * distance - offset;
    size += ray.direction[k] * ray.direction[k];
  }
  size = 1 / Math.sqrt(size);
  for (let k = 0; k < 3; k++) ray.direction[k] *= size;
}
