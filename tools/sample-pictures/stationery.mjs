/** Paper things: books, cards, envelopes. */
import { linen } from './fabric.mjs';
import { paper } from './materials.mjs';
import { grid, place } from './mesh.mjs';
import { box } from './shapes.mjs';
import { noise } from './noise.mjs';
import { color } from './vector.mjs';

/** A cloth-bound book 15 x 21 x 2.6 cm, centred, front towards +z, spine on the left. */
export function book(hex, { texture, foil, seed = 0 }) {
  const [width, height, depth] = [15, 21, 2.6];
  const board = 0.32;
  const weave = { thread: 0.07, seed, relief: 0.35, span: [width, height] };
  const cover = linen(hex, {
    ...weave,
    motif: { texture, foil: color(foil), depth: 1.5, front: board / 2 - 0.02 },
  });
  const cloth = linen(hex, weave);
  const pages = pageBlock(seed);
  return [
    place(box(cover, [width, height, board], 0.12), { at: [0, 0, depth / 2] }),
    place(box(cloth, [width, height, board], 0.12), { at: [0, 0, -depth / 2] }),
    place(box(linen(hex, { ...weave, span: [depth, height] }), [0.5, height, depth + board], 0.24), {
      at: [-width / 2 + 0.1, 0, 0],
    }),
    place(box(pages, [width - 0.9, height - 0.7, depth - board + 0.02], 0.05), {
      at: [-0.2, 0, 0],
    }),
  ];
}

/** The block of pages: fine lines where the leaves meet. */
function pageBlock(seed) {
  const base = paper('#e6dcc8', { seed });
  return {
    mean: base.mean,
    shade(surface) {
      base.shade(surface);
      const line = 0.14 * (0.5 + 0.5 * noise(surface.lz * 38, surface.lx * 0.1, surface.ly * 0.1 + seed));
      for (let k = 0; k < 3; k++) surface.color[k] *= 1 - line;
    },
  };
}

/** A card lying in the xz plane with a printed face, top edge away from the viewer. */
export function card(hex, { width = 15, height = 10.5, texture = null, ink } = {}) {
  const print = texture ? (u, v, s) => (s.ly > 0 ? texture.sample(s.lx / width + 0.5, -s.lz / height + 0.5) : 0) : null;
  return box(paper(hex, { print, ink }), [width, 0.09, height], 0.04);
}

/** An envelope lying flat with its pointed flap closed towards the viewer. */
export function envelope(hex, { width = 16.5, height = 11.6 } = {}) {
  const stock = paper(hex, { seed: 3 });
  const flap = grid(stock, 40, 40, (u, v) => {
    const reach = 0.62 * height;
    const taper = 1 - v ** 1.15;
    return [(u - 0.5) * width * taper * 0.995, 0.13 + 0.34 * Math.sin(v * 2.1) * v, -height / 2 + v * reach];
  });
  return [box(stock, [width, 0.2, height], 0.09), flap];
}
