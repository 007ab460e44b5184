/** The gift card on its envelope, from above, with a sprig laid beside it. */
import { branch } from '../../botany.mjs';
import { linen } from '../../fabric.mjs';
import { foliage, plain } from '../../materials.mjs';
import { grid, place, placeAll } from '../../mesh.mjs';
import { fernMotif } from '../../motifs.mjs';
import { noise } from '../../noise.mjs';
import { card, envelope } from '../../stationery.mjs';
import { leftWindow, softRoom } from '../../studio.mjs';

export const size = [1200, 1500];
export const look = { exposure: 0.86 };

export default async function giftCard() {
  const texture = await fernMotif({ width: 420, height: 300, size: 0.56, frame: true });
  const face = place(card('#f0e9dd', { texture, ink: '#2f4a3f' }), {
    x: 2.5,
    y: 9,
    z: -1,
    at: [0.6, 0.95, 2.2],
  });
  const cover = placeAll(envelope('#b79a82'), { y: -14, at: [-0.4, 0.25, -4.6] });
  return {
    meshes: [face, cover, sprig(), cloth()],
    lights: [leftWindow({ strength: 15, middle: [-80, 60, -24], facing: [0, 0, 0] })],
    surroundings: softRoom(0.72),
    camera: { eye: [0, 54, 30], target: [0, 0, -1.2], fov: 26, aperture: 0.35, focus: [0, 0.9, 1] },
  };
}

function sprig() {
  const greens = [foliage('#566851', { seed: 1, pale: '#7c8d74' }), foliage('#64755d', { seed: 2, pale: '#8a9a80' })];
  const twig = branch(
    plain('#6f5c47'),
    greens,
    [
      [10.8, 0.5, 13],
      [9.6, 0.8, 4],
      [9.4, 1.2, -5],
      [7.4, 1.4, -13],
    ],
    { count: 15, size: 4.6, width: 1.7, start: 0.2, seed: 14 },
  );
  return twig;
}

/** Linen spread on the table, with a few lazy waves. */
function cloth() {
  const swell = (x, z) => 0.55 * noise(x * 0.05 + 3, z * 0.04, 1) ** 2 + 0.12 * noise(x * 0.2, z * 0.16, 4);
  const at = (u, v) => {
    const [x, z] = [(u - 0.5) * 120, (v - 0.5) * 120];
    const calm = Math.min(1, Math.hypot(x, z) / 16) ** 2;
    return [x, -0.25 + calm * 1.6 * swell(x, z), z];
  };
  return grid(linen('#d9cfbf', { seed: 4, thread: 0.12 }), 150, 150, at, {
    uv: (u, v) => [u * 120, v * 120],
  });
}
