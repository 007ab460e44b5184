/** Folded and draped linen that does not need simulating. */
import { foldedCloth } from './shapes.mjs';
import { place } from './mesh.mjs';
import { noise } from './noise.mjs';

/**
 * A cloth folded over and over into a flat stack, fold on the right, lying on y = 0.
 * `length` runs along x, `width` along z.
 */
export function foldedStack(
  material,
  { length = 26, width = 20, layers = 4, thickness = 0.55, seed = 0, taper = 0.6 } = {},
) {
  const section = [];
  for (let i = 0; i < layers; i++) {
    const y = thickness * (i + 0.5);
    const ends = [-length / 2 + taper * (i % 3) * 0.4, length / 2 - taper * ((i * 2) % 3) * 0.4];
    const [from, to] = i % 2 ? [ends[1], ends[0]] : ends;
    for (let k = 0; k <= 10; k++) section.push([from + ((to - from) * k) / 10, y + 0.04 * Math.sin(k)]);
    if (i < layers - 1) section.push([to + Math.sign(to) * thickness * 0.62, y + thickness / 2]);
  }
  const cloth = foldedCloth(material, section, width, {
    along: 90 * layers,
    cells: 70,
    shift: (t, z, p) => {
      const layer = Math.floor(t * layers);
      const rise = p[1] / (layers * thickness);
      return [
        0.35 * noise(z * 0.09 + seed, layer * 5.3, 1) * Math.sign(p[0]) * (Math.abs(p[0]) > length * 0.3 ? 1 : 0.4),
        0.32 * rise * (noise(p[0] * 0.1 + seed, z * 0.11, 3) + 0.35 * noise(p[0] * 0.3, z * 0.35 + seed, layer)),
        0.25 * noise(p[0] * 0.12, layer * 3.1 + seed, 2) * Math.sign(z),
      ];
    },
  });
  return place(cloth, {});
}
