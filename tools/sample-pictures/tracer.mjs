/**
 * The path tracer. What the camera sees directly gets its full material: glaze pattern,
 * bump and a separate reflection; everything seen only by bounced light is treated as
 * matte in its mean colour, which nobody can tell apart and which keeps noise down.
 */
import { blocked, closest, hit } from './bvh.mjs';
import { aim } from './camera.mjs';
import { paneAt, roomInto, throughPattern } from './lights.mjs';
import { draw, pair } from './sampling.mjs';

/** Numbers per pixel: diffuse rgb, reflection rgb, albedo rgb, normal, depth, two variances. */
export const CHANNELS = 15;

const OFFSET = 2e-3;
const FAR = 1e5;
const BOUNCES = 2;
/** Stands in for the light of all later bounces, as a share of the room's horizon. */
const LATER = 0.55;
/** Brightest single sample kept; rarer, brighter ones would only show as specks. */
const CEILING = 14;

export function createTracer({ geometry, lights, sun, surroundings, view, width, height, samples }) {
  const { bvh } = geometry;
  const ray = { origin: [0, 0, 0], direction: [0, 0, 0] };
  const surface = newSurface();
  const spot = newSpot();
  const tint = [0, 0, 0];
  const light = [0, 0, 0];
  const path = [0, 0, 0];
  const mirror = [0, 0, 0];
  const around = [0, 0, 0];
  const bounced = [0, 0, 0];
  let seed = 0;
  let index = 0;

  /** Fills `spot` with the place the ray met: position and both normals, facing the ray. */
  function meet(triangle, ox, oy, oz, dx, dy, dz) {
    const o = triangle * 9;
    const { u, v, t } = hit;
    const w = 1 - u - v;
    const n = geometry.normals;
    const e = bvh.triangles;
    let gx = e[o + 4] * e[o + 8] - e[o + 5] * e[o + 7];
    let gy = e[o + 5] * e[o + 6] - e[o + 3] * e[o + 8];
    let gz = e[o + 3] * e[o + 7] - e[o + 4] * e[o + 6];
    let sx = n[o] * w + n[o + 3] * u + n[o + 6] * v;
    let sy = n[o + 1] * w + n[o + 4] * u + n[o + 7] * v;
    let sz = n[o + 2] * w + n[o + 5] * u + n[o + 8] * v;
    const g = (gx * dx + gy * dy + gz * dz > 0 ? -1 : 1) / Math.sqrt(gx * gx + gy * gy + gz * gz);
    gx *= g;
    gy *= g;
    gz *= g;
    const s = (sx * gx + sy * gy + sz * gz < 0 ? -1 : 1) / Math.sqrt(sx * sx + sy * sy + sz * sz);
    sx *= s;
    sy *= s;
    sz *= s;
    spot.x = ox + dx * t + gx * OFFSET;
    spot.y = oy + dy * t + gy * OFFSET;
    spot.z = oz + dz * t + gz * OFFSET;
    spot.nx = sx;
    spot.ny = sy;
    spot.nz = sz;
    spot.gx = gx;
    spot.gy = gy;
    spot.gz = gz;
  }

  /** Light arriving straight from windows and sun at a matte place, added into `light`. */
  function direct(x, y, z, nx, ny, nz, dimension) {
    for (let i = 0; i < lights.length; i++) addWindow(lights[i], x, y, z, nx, ny, nz, dimension + i);
    if (sun) addSun(x, y, z, nx, ny, nz, dimension + lights.length);
  }

  function addWindow(one, x, y, z, nx, ny, nz, dimension) {
    draw(index, seed, dimension);
    const { a, b } = pair;
    const { corner, edgeU, edgeV, normal, emission } = one;
    let dx = corner[0] + edgeU[0] * a + edgeV[0] * b - x;
    let dy = corner[1] + edgeU[1] * a + edgeV[1] * b - y;
    let dz = corner[2] + edgeU[2] * a + edgeV[2] * b - z;
    const square = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(square);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const here = dx * nx + dy * ny + dz * nz;
    const there = -(dx * normal[0] + dy * normal[1] + dz * normal[2]);
    if (here <= 0 || there <= 0) return;
    const open = paneAt(one, a, b);
    if (open <= 0 || blocked(bvh, x, y, z, dx, dy, dz, distance - 0.01)) return;
    const gain = (open * here * there * one.area) / (square * Math.PI);
    light[0] += emission[0] * gain;
    light[1] += emission[1] * gain;
    light[2] += emission[2] * gain;
  }

  function addSun(x, y, z, nx, ny, nz, dimension) {
    draw(index, seed, dimension);
    const radius = sun.spread * Math.sqrt(pair.a);
    const ca = radius * Math.cos(2 * Math.PI * pair.b);
    const cb = radius * Math.sin(2 * Math.PI * pair.b);
    const dx = sun.direction[0] + sun.a[0] * ca + sun.b[0] * cb;
    const dy = sun.direction[1] + sun.a[1] * ca + sun.b[1] * cb;
    const dz = sun.direction[2] + sun.a[2] * ca + sun.b[2] * cb;
    const here = dx * nx + dy * ny + dz * nz;
    if (here <= 0) return;
    const open = sun.pattern ? throughPattern(sun.pattern, x, y, z, dx, dy, dz) : 1;
    if (open <= 0.002 || blocked(bvh, x, y, z, dx, dy, dz, FAR)) return;
    light[0] += sun.emission[0] * here * open;
    light[1] += sun.emission[1] * here * open;
    light[2] += sun.emission[2] * here * open;
  }

  /**
   * Everything arriving at the matte place in `spot` with normal n, written into `path`:
   * direct light plus `bounces` diffuse bounces.
   */
  function arriving(nx, ny, nz, bounces, dimension) {
    tint[0] = tint[1] = tint[2] = 1;
    light[0] = light[1] = light[2] = 0;
    path[0] = path[1] = path[2] = 0;
    direct(spot.x, spot.y, spot.z, nx, ny, nz, dimension);
    collect();
    for (let bounce = 0; bounce < bounces; bounce++) {
      dimension += 4;
      if (!scatter(nx, ny, nz, dimension)) return;
      nx = spot.nx;
      ny = spot.ny;
      nz = spot.nz;
      light[0] = light[1] = light[2] = 0;
      direct(spot.x, spot.y, spot.z, nx, ny, nz, dimension + 1);
      collect();
    }
    for (let k = 0; k < 3; k++) path[k] += tint[k] * surroundings.horizon[k] * LATER;
  }

  function collect() {
    path[0] += tint[0] * light[0];
    path[1] += tint[1] * light[1];
    path[2] += tint[2] * light[2];
  }

  /** Follows a cosine-spread direction on to the next place; false when it left the scene. */
  function scatter(nx, ny, nz, dimension) {
    draw(index, seed, dimension);
    const radius = Math.sqrt(pair.a);
    const angle = 2 * Math.PI * pair.b;
    const up = Math.sqrt(1 - pair.a);
    basis(nx, ny, nz);
    const c = radius * Math.cos(angle);
    const s = radius * Math.sin(angle);
    let dx = frame.ax * c + frame.bx * s + nx * up;
    let dy = frame.ay * c + frame.by * s + ny * up;
    let dz = frame.az * c + frame.bz * s + nz * up;
    const below = dx * spot.gx + dy * spot.gy + dz * spot.gz;
    if (below <= 0.001) {
      // A smoothed normal can send rays into the facet; lift them just clear of it.
      dx += spot.gx * (0.002 - below);
      dy += spot.gy * (0.002 - below);
      dz += spot.gz * (0.002 - below);
    }
    const { x, y, z } = spot;
    const triangle = closest(bvh, x, y, z, dx, dy, dz, FAR);
    if (triangle < 0) {
      roomInto(surroundings, dx, dy, dz, around);
      for (let k = 0; k < 3; k++) path[k] += tint[k] * around[k];
      return false;
    }
    meet(triangle, x, y, z, dx, dy, dz);
    const { mean } = geometry.materials[geometry.materialOf[triangle]];
    tint[0] *= mean[0];
    tint[1] *= mean[1];
    tint[2] *= mean[2];
    return true;
  }

  /** What a glossy surface mirrors from direction d, written into `mirror` with its Fresnel share. */
  function reflect(dx, dy, dz, dimension) {
    const { nx, ny, nz, roughness, reflectance } = surface;
    draw(index, seed, dimension);
    const alpha = roughness * roughness;
    const cos2 = (1 - pair.a) / (1 + (alpha * alpha - 1) * pair.a);
    const ch = Math.sqrt(cos2);
    const sh = Math.sqrt(Math.max(0, 1 - cos2));
    const angle = 2 * Math.PI * pair.b;
    basis(nx, ny, nz);
    const c = sh * Math.cos(angle);
    const s = sh * Math.sin(angle);
    const hx = frame.ax * c + frame.bx * s + nx * ch;
    const hy = frame.ay * c + frame.by * s + ny * ch;
    const hz = frame.az * c + frame.bz * s + nz * ch;
    const vh = -(dx * hx + dy * hy + dz * hz);
    mirror[0] = mirror[1] = mirror[2] = 0;
    if (vh <= 0) return;
    const rx = dx + 2 * vh * hx;
    const ry = dy + 2 * vh * hy;
    const rz = dz + 2 * vh * hz;
    const nl = rx * nx + ry * ny + rz * nz;
    if (nl <= 0 || rx * spot.gx + ry * spot.gy + rz * spot.gz <= 0) return;
    const nv = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const fresnel = reflectance + (1 - reflectance) * (1 - vh) ** 5 * (1 - roughness * 0.7);
    const k = alpha / 2;
    const shadowing = (nl / (nl * (1 - k) + k)) * (nv / (nv * (1 - k) + k));
    const weight = Math.min(4, (fresnel * shadowing * vh) / (nv * Math.max(ch, 0.01)));
    seen(rx, ry, rz, dimension + 1);
    for (let i = 0; i < 3; i++) mirror[i] = Math.min(CEILING, bounced[i]) * weight;
  }

  /** The scene as a mirror would show it along a ray from `spot`, written into `bounced`. */
  function seen(dx, dy, dz, dimension) {
    const { x, y, z } = spot;
    const triangle = closest(bvh, x, y, z, dx, dy, dz, FAR);
    const reach = triangle < 0 ? FAR : hit.t;
    if (windowInto(x, y, z, dx, dy, dz, reach)) return;
    if (triangle < 0) {
      roomInto(surroundings, dx, dy, dz, bounced);
      return;
    }
    const kept = { ...spot };
    meet(triangle, x, y, z, dx, dy, dz);
    const { mean } = geometry.materials[geometry.materialOf[triangle]];
    arriving(spot.nx, spot.ny, spot.nz, 0, dimension);
    for (let k = 0; k < 3; k++) bounced[k] = path[k] * mean[k];
    Object.assign(spot, kept);
  }

  /** When the ray meets a window before `reach`, writes its brightness into `bounced`. */
  function windowInto(x, y, z, dx, dy, dz, reach) {
    for (const one of lights) {
      const { corner, edgeU, edgeV, normal, emission } = one;
      const facing = dx * normal[0] + dy * normal[1] + dz * normal[2];
      if (facing >= 0) continue;
      const rx = corner[0] - x;
      const ry = corner[1] - y;
      const rz = corner[2] - z;
      const t = (rx * normal[0] + ry * normal[1] + rz * normal[2]) / facing;
      if (t <= 0 || t >= reach) continue;
      const px = dx * t - rx;
      const py = dy * t - ry;
      const pz = dz * t - rz;
      const a = (px * edgeU[0] + py * edgeU[1] + pz * edgeU[2]) / (edgeU[0] ** 2 + edgeU[1] ** 2 + edgeU[2] ** 2);
      const b = (px * edgeV[0] + py * edgeV[1] + pz * edgeV[2]) / (edgeV[0] ** 2 + edgeV[1] ** 2 + edgeV[2] ** 2);
      if (a < 0 || a > 1 || b < 0 || b > 1) continue;
      const open = paneAt(one, a, b);
      if (open <= 0) continue;
      for (let k = 0; k < 3; k++) bounced[k] = emission[k] * open;
      return true;
    }
    return false;
  }

  /** Fills `surface` with the full material at the place in `spot`. */
  function dress(triangle) {
    const o = triangle * 9;
    const q = triangle * 6;
    const { u, v } = hit;
    const w = 1 - u - v;
    const { locals, uvs } = geometry;
    surface.x = spot.x;
    surface.y = spot.y;
    surface.z = spot.z;
    surface.lx = locals[o] * w + locals[o + 3] * u + locals[o + 6] * v;
    surface.ly = locals[o + 1] * w + locals[o + 4] * u + locals[o + 7] * v;
    surface.lz = locals[o + 2] * w + locals[o + 5] * u + locals[o + 8] * v;
    surface.u = uvs[q] * w + uvs[q + 2] * u + uvs[q + 4] * v;
    surface.v = uvs[q + 1] * w + uvs[q + 3] * u + uvs[q + 5] * v;
    surface.nx = spot.nx;
    surface.ny = spot.ny;
    surface.nz = spot.nz;
    surface.roughness = 1;
    surface.reflectance = 0;
    const material = geometry.materials[geometry.materialOf[triangle]];
    if (material.tangents) tangents(triangle);
    material.shade(surface);
  }

  /** Directions in which u and v grow across the triangle, for patterns laid along a cloth. */
  function tangents(triangle) {
    const o = triangle * 9;
    const q = triangle * 6;
    const { uvs } = geometry;
    const e = bvh.triangles;
    const u1 = uvs[q + 2] - uvs[q];
    const v1 = uvs[q + 3] - uvs[q + 1];
    const u2 = uvs[q + 4] - uvs[q];
    const v2 = uvs[q + 5] - uvs[q + 1];
    const area = u1 * v2 - u2 * v1;
    const inverse = Math.abs(area) > 1e-12 ? 1 / area : 0;
    for (let k = 0; k < 3; k++) {
      const e1 = e[o + 3 + k];
      const e2 = e[o + 6 + k];
      surface.alongU[k] = (e1 * v2 - e2 * v1) * inverse;
      surface.alongV[k] = (e2 * u1 - e1 * u2) * inverse;
    }
  }

  const total = new Float64Array(CHANNELS);

  /** Renders one pixel and writes its channels to `out` from `at` on. */
  function pixel(px, py, out, at) {
    total.fill(0);
    seed = (Math.imul(px + 1, 0x1f123bb5) ^ Math.imul(py + 1, 0x59f3a1c7)) | 0;
    let square = 0;
    let squareMirror = 0;
    let taken = 0;
    for (index = 0; index < samples; index++) {
      const before = brightness(total, 0);
      const beforeMirror = brightness(total, 3);
      sample(px, py);
      square += (brightness(total, 0) - before) ** 2;
      squareMirror += (brightness(total, 3) - beforeMirror) ** 2;
      taken = index + 1;
      if (taken % 8 === 0 && calm(square + squareMirror, brightness(total, 0) + brightness(total, 3), taken)) break;
    }
    for (let k = 0; k < 13; k++) out[at + k] = total[k] / taken;
    out[at + 13] = varianceOfMean(square, brightness(total, 0), taken);
    out[at + 14] = varianceOfMean(squareMirror, brightness(total, 3), taken);
  }

  function sample(px, py) {
    draw(index, seed, 0);
    // Widening each pixel's footprint a little gives the soft edge of a good lens.
    const fx = px + 0.5 + (pair.a - 0.5) * 1.3;
    const fy = py + 0.5 + (pair.b - 0.5) * 1.3;
    draw(index, seed, 1);
    aim(view, (2 * fx) / width - 1, 1 - (2 * fy) / height, width / height, pair.a, pair.b, ray);
    const [ox, oy, oz] = ray.origin;
    const [dx, dy, dz] = ray.direction;
    const triangle = closest(bvh, ox, oy, oz, dx, dy, dz, FAR);
    if (triangle < 0) {
      roomInto(surroundings, dx, dy, dz, around);
      for (let k = 0; k < 3; k++) {
        total[k] += around[k];
        total[6 + k] += 1;
        total[9 + k] -= ray.direction[k];
      }
      total[12] += 300;
      return;
    }
    const distance = hit.t;
    meet(triangle, ox, oy, oz, dx, dy, dz);
    dress(triangle);
    const { glow } = geometry.materials[geometry.materialOf[triangle]];
    if (glow) {
      outside(distance);
      return;
    }
    mirror[0] = mirror[1] = mirror[2] = 0;
    if (surface.reflectance > 0) reflect(dx, dy, dz, 20);
    const share = 1 - surface.reflectance;
    arriving(surface.nx, surface.ny, surface.nz, BOUNCES, 2);
    const albedo = surface.color;
    for (let k = 0; k < 3; k++) {
      total[k] += Math.min(CEILING, path[k]) * albedo[k] * share;
      total[3 + k] += mirror[k];
      total[6 + k] += albedo[k];
    }
    total[9] += surface.nx;
    total[10] += surface.ny;
    total[11] += surface.nz;
    total[12] += distance;
  }

  /** The view out of a window: shown as painted, not lit by anything in the room. */
  function outside(distance) {
    for (let k = 0; k < 3; k++) {
      total[k] += surface.color[k];
      total[6 + k] += 1;
    }
    total[9] += surface.nx;
    total[10] += surface.ny;
    total[11] += surface.nz;
    total[12] += distance;
  }

  return { pixel };
}

const brightness = (values, at) => 0.3 * values[at] + 0.59 * values[at + 1] + 0.11 * values[at + 2];

const varianceOfMean = (square, sum, n) => Math.max(0, square / n - (sum / n) ** 2) / n;

/** Whether a pixel is already known to within what the eye (and the filter) would notice. */
function calm(square, sum, n) {
  const mean = sum / n;
  return varianceOfMean(square, sum, n) < (0.03 * (mean + 0.03)) ** 2;
}

const newSpot = () => ({ x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, gx: 0, gy: 0, gz: 0 });

const newSurface = () => ({
  ...{ x: 0, y: 0, z: 0, lx: 0, ly: 0, lz: 0, u: 0, v: 0, nx: 0, ny: 0, nz: 0 },
  color: [0, 0, 0],
  roughness: 1,
  reflectance: 0,
  alongU: [0, 0, 0],
  alongV: [0, 0, 0],
});

const frame = { ax: 0, ay: 0, az: 0, bx: 0, by: 0, bz: 0 };

/** Two directions square to a unit vector (Duff et al.), left in `frame`. */
function basis(nx, ny, nz) {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  frame.ax = 1 + sign * nx * nx * a;
  frame.ay = sign * b;
  frame.az = -sign * nx;
  frame.bx = b;
  frame.by = sign + ny * ny * a;
  frame.bz = -ny;
}
