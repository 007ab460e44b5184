/**
 * The room's surfaces. A material has a `mean` colour, used for bounced light, and
 * `shade(surface)`, which paints what the camera sees: it sets `color`, `roughness` and
 * `reflectance` (0 = matte) and may tilt the normal for relief too fine to model.
 */
import { fbm, noise } from './noise.mjs';
import { darken, paint, relief } from './paint.mjs';
import { color, mix, smoothstep } from './vector.mjs';

/** One flat colour. */
export function plain(hex, { roughness = 0.6, reflectance = 0 } = {}) {
  const mean = color(hex);
  return {
    mean,
    shade(surface) {
      paint(surface, mean, mean, 0);
      surface.roughness = roughness;
      surface.reflectance = reflectance;
    },
  };
}

/** Oiled wood with grain along x of its own space; planks `plank` cm wide, 0 for one piece. */
export function wood({
  light = '#c9a679',
  dark = '#9c7446',
  plank = 0,
  seed = 0,
  sheen = 0.035,
  roughness = 0.45,
} = {}) {
  const pale = color(light);
  const deep = color(dark);
  const fibre = (x, y, z) => noise(x * 0.5, y * 14, z * 14);
  return {
    mean: mix(pale, deep, 0.4),
    shade(surface) {
      const { lx, ly, lz } = surface;
      const board = plank ? Math.floor(lz / plank) : 0;
      const at = board * 31.7 + seed;
      const bendy = fbm(lx * 0.03 + at, ly * 0.2, lz * 0.14, 2) * 3;
      const ring = 0.5 + 0.5 * Math.sin((lz * 0.9 + ly * 0.9 + bendy * 2.2 + at) * 2.4);
      const streak = fbm(lx * 0.12 + at, ly * 5, lz * 5, 3);
      const pore = smoothstep(0.25, 0.7, noise(lx * 0.5 + at, ly * 18, lz * 18));
      paint(surface, pale, deep, 0.16 + 0.32 * ring * ring + 0.4 * streak + 0.25 * pore);
      if (plank) {
        const side = lz / plank - board;
        darken(surface, 0.12 * noise(at, 1.7, 3.3));
        darken(surface, 0.6 * smoothstep(0.06 / plank, 0.0, Math.min(side, 1 - side)));
      }
      relief(surface, fibre, 0.003, 0.02);
      surface.roughness = roughness + 0.1 * streak;
      surface.reflectance = sheen;
    },
  };
}

/** Lime plaster: nearly even, with the trowel's faint clouds and a fine tooth. */
export function plaster(hex, { mottle = 0.05, tooth = 0.05, seed = 0 } = {}) {
  const base = color(hex);
  const trowel = (x, y, z) => fbm(x * 0.16, y * 0.12 + seed, z * 0.16, 2);
  return {
    mean: base.map((c) => c * 0.96),
    shade(surface) {
      const { lx, ly, lz } = surface;
      paint(surface, base, base, 0);
      darken(surface, mottle * (0.5 + fbm(lx * 0.05 + seed, ly * 0.05, lz * 0.05, 3) * 1.3));
      relief(surface, trowel, tooth * 2, 0.1);
    },
  };
}

/** Paper or card: fibres just visible; `print(u, v)` 0..1 lays ink of the second colour. */
export function paper(hex, { ink = '#2f4a3f', print = null, seed = 0 } = {}) {
  const base = color(hex);
  const second = color(ink);
  const tooth = (x, y, z) => fbm(x * 6, y * 6, z * 6 + seed, 3);
  return {
    mean: base.map((c) => c * 0.95),
    shade(surface) {
      const { lx, ly, lz } = surface;
      paint(surface, base, second, print ? print(surface.u, surface.v, surface) : 0);
      darken(surface, 0.03 + 0.03 * fbm(lx * 4, ly * 4, lz * 4 + seed, 2));
      relief(surface, tooth, 0.01, 0.03);
    },
  };
}

/** A leaf: paler midrib, a little waxy. */
export function foliage(hex, { pale = '#8fa088', seed = 0 } = {}) {
  const base = color(hex);
  const light = color(pale);
  return {
    mean: mix(base, light, 0.2),
    shade(surface) {
      const { u, v, lx, ly, lz } = surface;
      const rib = smoothstep(0.05, 0.0, Math.abs(u - 0.5));
      const vein = 0.5 + 0.5 * Math.sin((v * 16 - Math.abs(u - 0.5) * 9) * 3);
      paint(surface, base, light, 0.5 * rib + 0.08 * vein + 0.25 * fbm(lx + seed, ly, lz, 2) + 0.12);
      surface.roughness = 0.5;
      surface.reflectance = 0.03;
    },
  };
}

/** Brushed or worn metal, for tools and wheel heads. */
export function metal(hex, { roughness = 0.35, reflectance = 0.5 } = {}) {
  const base = color(hex);
  return {
    mean: base,
    shade(surface) {
      const { lx, ly, lz } = surface;
      paint(surface, base, base, 0);
      darken(surface, 0.2 + 0.2 * fbm(lx * 3, ly * 3, lz * 3, 2));
      surface.roughness = roughness + 0.08 * noise(lx * 2, ly * 2, lz * 2);
      surface.reflectance = reflectance;
    },
  };
}

/** A garden seen out of focus through a bright window; shown as it is, not lit by the room. */
export function garden({ strength = 1.4, seed = 0 } = {}) {
  const sky = color('#f4f1ea');
  const green = color('#8ea083');
  return {
    mean: [0, 0, 0],
    glow: true,
    shade(surface) {
      const { x, y } = surface;
      const tree = smoothstep(-0.25, 0.45, fbm(x * 0.02 + seed, y * 0.022, 1, 3) + 0.35 - y * 0.006);
      paint(surface, sky, green, 0.75 * tree);
      for (let k = 0; k < 3; k++) surface.color[k] *= strength;
    },
  };
}
