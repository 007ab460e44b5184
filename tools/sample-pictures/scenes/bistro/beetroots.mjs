/** Beetroots from the market, leaves still on, for tomorrow's soup. */
import { diningTable, evening, redWall } from '../../dining-room.mjs';
import { rounded } from '../../curves.mjs';
import { fbm, noise } from '../../noise.mjs';
import { foliage, plain, wood } from '../../materials.mjs';
import { place, placeAll } from '../../mesh.mjs';
import { paint } from '../../paint.mjs';
import { board } from '../../cutlery.mjs';
import { charcoalGlaze } from '../../glazes.mjs';
import { bowl } from '../../pottery.mjs';
import { lathe, leaf, tube } from '../../shapes.mjs';
import { color, mix } from '../../vector.mjs';

export const size = [1040, 780];
export const look = { exposure: 1, warmth: 0.02, saturation: 0.88 };
export const samples = 8;

const ROOT = [
  [0, 9.4],
  [1.5, 9.2, 0.5],
  [4.6, 7, 2.6],
  [4.9, 3.4, 2.4],
  [2.4, 0.2, 1.6],
  [0.5, -2.4, 0.8],
  [0.12, -6.5],
].reverse();

export default function beetroots() {
  return {
    meshes: [
      place(board(wood({ light: '#c2a27a', dark: '#94734d', seed: 8 }), [54, 30]), { y: 4, at: [0, 1, 0] }),
      placeAll(beetroot(1), { z: 84, y: 200, at: [-6, 6.2, 2] }),
      placeAll(beetroot(2), { z: 88, y: 172, at: [6, 6, 9] }),
      placeAll(beetroot(3), { z: 80, y: 226, at: [10, 6.4, -6] }),
      placeAll(bowl(charcoalGlaze({ foot: 0.8, rim: 8 }), { width: 21, height: 8 }), { at: [37, 0, -9] }),
      diningTable({ back: -34 }),
      redWall(-34),
    ],
    ...evening({ strength: 16 }),
    camera: { eye: [0, 40, 92], target: [1, 6, 0], fov: 31, aperture: 0.9, focus: [-4, 7, 6] },
  };
}

function beetroot(seed) {
  const stalk = plain('#8a1f42', { roughness: 0.4, reflectance: 0.03 });
  const greens = [
    foliage('#4f6b3c', { seed, pale: '#8a4a52' }),
    foliage('#5f7c46', { seed: seed + 4, pale: '#93505a' }),
  ];
  const stalks = Array.from({ length: 6 }, (_, n) => {
    const angle = n * 1.05 + seed;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const path = [
      [0.5 * c, 9, 0.5 * s],
      [1.2 * c, 13, 1.2 * s],
      [2.6 * c, 18, 2.6 * s],
      [4.4 * c, 22, 4.4 * s],
    ];
    return [
      tube(stalk, path, (t) => Array(2).fill(0.42 - 0.2 * t), { around: 10 }),
      place(leaf(greens[n % 2], 11 + (n % 3) * 2, 5.4, { cup: 0.5, droop: 0.15 }), {
        z: 62,
        y: (-angle * 180) / Math.PI,
        at: [3.6 * c, 20, 3.6 * s],
      }),
    ];
  });
  return [lathe(skin(seed), rounded(ROOT, 0.5, 12), { wobble: 0.5, seed, around: 120 }), ...stalks.flat()];
}

/** Dull purple skin with earth in its rings. */
function skin(seed) {
  const [red, earth] = [color('#6a2036'), color('#4c3630')];
  return {
    mean: mix(red, earth, 0.4),
    shade(surface) {
      const { lx, ly, lz } = surface;
      const ring = 0.3 * noise(lx * 0.3, ly * 3, lz * 0.3 + seed);
      paint(surface, red, earth, 0.4 + ring + 0.8 * fbm(lx * 0.8, ly * 1.2, lz * 0.8 + seed, 4));
      surface.roughness = 0.55;
      surface.reflectance = 0.02;
    },
  };
}
