/** What the bistro cooks. Every piece stands or lies on y = 0, centred on the y axis. */
import { fbm, noise, random } from './noise.mjs';
import { darken, paint, relief } from './paint.mjs';
import { plain } from './materials.mjs';
import { grid, place } from './mesh.mjs';
import { rounded } from './curves.mjs';
import { lathe, tube } from './shapes.mjs';
import { color, mix, smoothstep } from './vector.mjs';

/** Boiled dough, buttered, with `fried` 0..1 of it browned in the pan. */
export function dough({ fried = 0.5, seed = 0 } = {}) {
  const pale = color('#eddcb9');
  const brown = color('#b9752f');
  const ripple = (x, y, z) => noise(x * 1.1 + seed, y * 1.3, z * 1.1);
  return {
    mean: mix(pale, brown, 0.25 * fried),
    shade(surface) {
      const { lx, ly, lz } = surface;
      const patch = fbm(lx * 0.5 + seed, ly * 0.7, lz * 0.5 + seed, 3) + 0.22 * noise(lx * 3, ly * 3, lz * 3 + seed);
      paint(surface, pale, brown, fried * smoothstep(-0.1, 0.5, patch + 0.14 * ly - 0.1));
      relief(surface, ripple, 0.02, 0.06);
      surface.roughness = 0.3;
      surface.reflectance = 0.035;
    },
  };
}

/** A pieróg: dough folded over its filling, the rim pressed shut with a thumb. */
export function dumpling(material, { length = 9.4, seed = 0 } = {}) {
  const half = length / 2;
  return grid(material, 90, 60, (u, v) => {
    const t = u * 2 - 1;
    const outline = Math.sqrt(Math.max(0, 1 - t * t));
    const crimp = v > 0.74 ? smoothstep(0.74, 0.9, v) * Math.sin(t * 26 + seed) : 0;
    const belly = Math.sin(Math.PI * Math.min(1, (v / 0.82) ** 0.62)) * (v < 0.82 ? 1 : 0);
    const rim = smoothstep(0, 0.08, v) * smoothstep(1, 0.95, v) * 0.34;
    const rise = 2.5 * outline ** 0.75 * Math.max(0, belly) + rim * (1 + 0.35 * crimp);
    const reach = half * 0.98 * outline * (v + 0.03 * crimp * v);
    return [t * half, rise + 0.06 * noise(t * 3 + seed, v * 3, 2), reach - half * 0.42];
  });
}

/** What stands in a bowl: a flat surface of the given radius at height `y`. */
export function soup(material, { radius, y }) {
  return grid(material, 96, 12, (u, v) => {
    const angle = -u * 2 * Math.PI;
    return [radius * v * Math.cos(angle), y + 0.1 * v ** 24, radius * v * Math.sin(angle)];
  });
}

/** Clear beetroot broth: nearly a mirror. */
export const beetroot = () => plain('#6a0c26', { roughness: 0.06, reflectance: 0.05 });

/** Soured cream, set down with a spoon. */
export function cream({ size = 3.2, seed = 0 } = {}) {
  const white = plain('#f3ede0', { roughness: 0.3, reflectance: 0.03 });
  return grid(white, 72, 30, (u, v) => {
    const angle = -u * 2 * Math.PI;
    const swirl =
      1 + 0.16 * Math.sin(angle * 2 + v * 4 + seed) + 0.1 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, seed);
    const r = size * v * swirl;
    return [
      r * Math.cos(angle),
      size * 0.3 * (1 - v ** 3) + 0.12 * Math.sin(v * 9 - angle) * (1 - v),
      r * Math.sin(angle),
    ];
  });
}

const CRUST = ['#8a5630', '#4e2c16'].map(color);
const CRUMB = ['#b4916a', '#8d6b48'].map(color);
const FLOUR = color('#e8dcc6');

/** The crust of rye bread: dark, floured along the turns of the basket it rose in. */
export function crust({ turns = 1.1, seed = 0 } = {}) {
  const bark = (x, y, z) => fbm(x * 0.8, y * 0.8, z * 0.8 + seed, 4);
  return {
    mean: mix(CRUST[0], CRUST[1], 0.5),
    shade(surface) {
      const { lx, ly, lz } = surface;
      const ring =
        0.5 + 0.5 * Math.sin((Math.hypot(lx * 0.62, lz) + 0.25 * noise(lx * 0.4, ly, lz * 0.4)) * Math.PI * turns);
      paint(surface, CRUST[0], CRUST[1], 0.5 + 0.9 * fbm(lx * 0.35, ly * 0.35, lz * 0.35 + seed, 4));
      const dusted = smoothstep(0.35, 0.95, ring + 0.35 * noise(lx * 4, ly * 4, lz * 4)) * smoothstep(1, 5, ly);
      paint(surface, surface.color, FLOUR, 0.72 * dusted);
      relief(surface, bark, 0.09, 0.08);
      surface.roughness = 0.6;
      surface.reflectance = 0.015;
    },
  };
}

/** A long round loaf, slashed across the top. */
export function loaf(material, { length = 30, width = 17, height = 11 } = {}) {
  return grid(
    material,
    150,
    90,
    (u, v) => {
      const around = -u * 2 * Math.PI;
      const up = (v - 0.5) * Math.PI;
      const flat = Math.sin(up) < 0 ? 0.4 : 1;
      const swell = 1 + 0.025 * noise(Math.cos(around) * 2.4, Math.sin(around) * 2.4, v * 5);
      const [x, z] = [Math.cos(around), Math.sin(around)].map((at) => at * Math.cos(up) ** 0.86 * swell);
      const off = ((x * 3.1 - z * 0.5 + 40.5) % 1) - 0.5;
      const slash = Math.exp(-90 * off * off) * smoothstep(0.55, 0.95, v) * smoothstep(0.95, 0.4, Math.abs(z));
      return [(x * length) / 2, height * (0.28 + 0.72 * Math.sin(up) * flat * swell) - 0.75 * slash, (z * width) / 2];
    },
    { wrap: true },
  );
}

/** A slice lying flat: crumb on its face, crust round its edge. */
export function slice({ width = 15, height = 10, thick = 1.3, seed = 0 } = {}) {
  return grid(crumb(seed), 110, 26, (u, v) => {
    const angle = u * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const bulge = (Math.abs(c) ** 2.7 + Math.abs(s) ** 2.7) ** (-1 / 2.7) * (1 + 0.02 * noise(c * 2 + seed, s * 2, 1));
    const [r, y] = v < 0.2 ? [1 - (0.2 - v) * 0.1, (thick * v) / 0.2] : [(1 - v) / 0.8, thick];
    return [(c * bulge * r * width) / 2, y, (s * bulge * r * height) / 2];
  });
}

function crumb(seed) {
  const pores = (x, y, z) =>
    smoothstep(0.1, 0.5, noise(x * 1.9 + seed, y, z * 1.9)) + 0.5 * noise(x * 6, y, z * 6 + seed);
  return {
    mean: CRUMB[0],
    shade(surface) {
      const { lx, ly, lz, v } = surface;
      if (v < 0.235) return paint(surface, CRUST[0], CRUST[1], 0.5 + 0.8 * fbm(lx, ly * 2, lz + seed, 3));
      paint(surface, CRUMB[0], CRUMB[1], 0.35 + 0.6 * fbm(lx * 0.8, 1, lz * 0.8 + seed, 4));
      darken(surface, 0.5 * smoothstep(0.25, 0.7, noise(lx * 1.9 + seed, 1, lz * 1.9)));
      relief(surface, pores, 0.05, 0.06);
    },
  };
}

/** A porcini: stout foot, brown cap. */
export function mushroom({ size = 1, lean = 0, seed = 0 } = {}) {
  const skin = browned('#8a5a34', '#5d3820', seed);
  const foot = browned('#e6dac2', '#c4ab86', seed + 3);
  const stem = [
    [0, 0],
    [1.5, 0, 0.5],
    [2.1, 1.6, 1.4],
    [1.5, 4.4, 1.6],
    [1.2, 6.2, 0.6],
    [0, 6.4],
  ];
  const cap = [
    [0, 5.2],
    [1.4, 5.2, 0.3],
    [4.1, 5.3, 0.5],
    [4.5, 6.1, 0.7],
    [3.3, 8.2, 2],
    [0, 9.1],
  ];
  return [stem, cap].map((profile, n) =>
    place(lathe(n ? skin : foot, rounded(profile, 0.5, 12), { wobble: 0.28, seed: seed + n, around: 90, along: 80 }), {
      size,
      z: lean,
      y: seed * 47,
    }),
  );
}

function browned(light, dark, seed) {
  const [from, to] = [color(light), color(dark)];
  return {
    mean: mix(from, to, 0.4),
    shade(surface) {
      const { lx, ly, lz } = surface;
      paint(surface, from, to, 0.5 + 0.9 * fbm(lx * 0.7 + seed, ly * 0.7, lz * 0.7, 4));
      surface.roughness = 0.5;
      surface.reflectance = 0.02;
    },
  };
}

/** Dill: threads in pairs along a few stems that fan out. */
export function dill({ size = 6, count = 5, seed = 1 } = {}) {
  const green = plain('#6b8a45');
  const dark = plain('#4f6d33');
  const next = random(seed);
  const meshes = [];
  for (let stem = 0; stem < count; stem++) {
    const turn = ((stem - (count - 1) / 2) * 0.5 + 0.2 * next()) * 0.9;
    const end = [size * Math.cos(turn), 0.35 + 0.5 * next(), size * Math.sin(turn)];
    meshes.push(thread(dark, [[0, 0.15, 0], end], 0.07));
    for (let leaf = 2; leaf < 12; leaf++) {
      const at = end.map((value) => (value * leaf) / 12);
      const side = leaf % 2 ? 1 : -1;
      const [dx, dz] = [Math.cos(turn + side * 0.7), Math.sin(turn + side * 0.7)];
      const reach = size * 0.3 * (1.1 - leaf / 14);
      meshes.push(thread(green, [at, [at[0] + dx * reach, at[1] + 0.25 * next(), at[2] + dz * reach]], 0.06));
    }
  }
  return meshes;
}

function thread(material, points, thickness) {
  return tube(material, points, (t) => Array(2).fill(thickness * (1 - 0.6 * t)), { around: 5, along: 8 });
}

/** Cubes and strips scattered over a round of `radius`: fried onion, crackling, chives. */
export function scatter(make, { count, radius, y, seed = 1 }) {
  const next = random(seed);
  return Array.from({ length: count }, (_, n) => {
    const [angle, out] = [2 * Math.PI * next(), radius * Math.sqrt(next())];
    const turn = { x: 360 * next(), y: 360 * next(), z: 360 * next() };
    return place(make(n), { ...turn, at: [out * Math.cos(angle), y(out, angle), out * Math.sin(angle)] });
  });
}
