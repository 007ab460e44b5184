/** Woven linen, plain, striped or stretched over a book's boards. */
import { fbm, noise } from './noise.mjs';
import { darken, lean, paint } from './paint.mjs';
import { color } from './vector.mjs';

/**
 * Woven linen; uv in centimetres. Threads vary in thickness along their length (slubs),
 * which is what tells linen from cotton. `stripes(u, v)` 0..1 lays in the second colour.
 */
export function linen(
  hex,
  { second = '#2f4a3f', stripes = null, thread = 0.11, seed = 0, relief: bump = 0.5, span = [1, 1], motif = null } = {},
) {
  const base = color(hex);
  const other = color(second);
  return {
    mean: base.map((c) => c * 0.9),
    tangents: true,
    shade(surface) {
      const u = surface.u * span[0];
      const v = surface.v * span[1];
      const a = u / thread;
      const b = v / thread;
      const warp = noise(Math.floor(a) * 3.7 + seed, v * 0.55, 1.5);
      const weft = noise(u * 0.55, Math.floor(b) * 3.1 + seed, 7.5);
      const over = (Math.floor(a) + Math.floor(b)) & 1;
      paint(surface, base, other, stripes ? stripes(u, v) : 0);
      const slub = 0.5 * (over ? warp : weft) + 0.5 * (warp + weft);
      const gap = Math.abs(Math.sin(Math.PI * a)) ** 0.5 * Math.abs(Math.sin(Math.PI * b)) ** 0.5;
      const cloudy = fbm(u * 0.25 + seed, v * 0.25, 2, 2);
      darken(surface, 0.24 - 0.2 * gap - 0.11 * slub - 0.05 * cloudy);
      const fu = bump * (Math.cos(Math.PI * 2 * a) * 0.14 * (over ? 1 : 0.4) + 0.1 * warp);
      const fv = bump * (Math.cos(Math.PI * 2 * b) * 0.14 * (over ? 0.4 : 1) + 0.1 * weft);
      lean(surface, fu, fv);
      if (motif && surface.lz > motif.front) press(surface, motif);
    },
  };
}

/** A motif blocked into the cover: sunk below the cloth, its edges catching the light, foiled. */
function press(surface, { texture, foil, depth }) {
  const { u, v } = surface;
  const step = 0.004;
  const here = texture.sample(u, v);
  lean(
    surface,
    (texture.sample(u - step, v) - texture.sample(u + step, v)) * depth,
    (texture.sample(u, v - step) - texture.sample(u, v + step)) * depth,
  );
  paint(surface, surface.color, foil, 0.9 * here);
  if (here > 0.5) {
    surface.roughness = 0.42;
    surface.reflectance = 0.12;
  }
}
