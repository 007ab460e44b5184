/** Glazed stoneware and clay, fired or wet. */
import { fbm, noise, speckle } from './noise.mjs';
import { darken, paint, relief } from './paint.mjs';
import { color, mix, smoothstep } from './vector.mjs';

const GLAZE_REFLECTANCE = 0.045;

const CLAY = color('#ad9079');

const CLAY_DARK = color('#92745d');

const IRON = color('#3a2618');

/**
 * Glazed stoneware. The glaze starts above `foot` (height of the bare clay) and thins at
 * `rim`, where the body shows through warm; `speck` 0..1 is how much iron burns through.
 */
export function glaze(
  hex,
  { pooled, broken = '#8a6446', foot = -99, rim = 99, speck = 0.5, roughness = 0.16, seed = 0, depth = 0.12 } = {},
) {
  const base = color(hex);
  const thick = pooled ? color(pooled) : base.map((c) => c * 0.8);
  const thin = color(broken);
  const ripple = (x, y, z) => noise(x * 0.9 + seed, y * 1.1, z * 0.9) + 0.35 * noise(x * 2.7, y * 2.9 + seed, z * 2.7);
  return {
    mean: mix(base, thick, 0.3),
    shade(surface) {
      const { lx, ly, lz } = surface;
      const drift = fbm(lx * 0.35 + seed, ly * 0.5, lz * 0.35, 3);
      const line = ly - foot - 0.14 * noise(lx * 0.8 + seed, 3.1, lz * 0.8);
      if (line < 0) return bareClay(surface);
      paint(surface, base, thick, smoothstep(-0.35, 0.55, drift + 0.25 * fbm(lx * 2.2, ly * 2.2, lz * 2.2 + seed, 2)));
      const breaking = smoothstep(0.34, 0.0, rim - ly + 0.16 * noise(lx * 1.6, seed, lz * 1.6) - 0.04);
      paint(surface, surface.color, thin, 0.75 * breaking);
      // Just above the foot the glaze gathers in a darker roll.
      darken(surface, 0.22 * smoothstep(0.35, 0, line));
      if (speck > 0) {
        const iron = Math.max(
          speckle(lx * 2.6 + seed, ly * 2.6, lz * 2.6, 0.5 * speck),
          0.75 * speckle(lx * 5.5, ly * 5.5 + seed, lz * 5.5, 0.55 * speck),
        );
        paint(surface, surface.color, IRON, 0.72 * iron);
      }
      relief(surface, ripple, depth * 0.06, 0.05);
      surface.roughness = roughness + 0.1 * breaking + 0.04 * Math.abs(drift);
      surface.reflectance = GLAZE_REFLECTANCE;
    },
  };
}

const grit = (x, y, z) => fbm(x * 9, y * 9, z * 9, 3);

function bareClay(surface) {
  const { lx, ly, lz } = surface;
  paint(surface, CLAY, CLAY_DARK, 0.5 + 0.6 * fbm(lx * 3, ly * 6, lz * 3, 3));
  paint(surface, surface.color, IRON, 0.5 * speckle(lx * 6, ly * 6, lz * 6, 0.4));
  relief(surface, grit, 0.012, 0.02);
}

/** Unglazed clay: fired, or wet from the wheel with a sheen. */
export function clay({ hex = '#a9876a', dark = '#8c6a4f', wet = 0, rings = 0, speck = 0.4 } = {}) {
  const light = color(hex);
  const deep = color(dark);
  const turned = (x, y, z) => {
    const radius = Math.hypot(x, z);
    return (
      noise(y * 2.2 + radius * 1.6, 0.2 * x, 0.2 * z) +
      0.4 * noise(y * 6 + radius * 4.5, 0.3 * x, 0.3 * z) +
      0.3 * grit(x * 0.6, y * 0.6, z * 0.6)
    );
  };
  return {
    mean: mix(light, deep, 0.5),
    shade(surface) {
      const { lx, ly, lz } = surface;
      paint(surface, light, deep, 0.5 + 0.7 * fbm(lx * 0.8, ly * 2, lz * 0.8, 4));
      if (speck) paint(surface, surface.color, IRON, 0.55 * speckle(lx * 5, ly * 5, lz * 5, speck));
      relief(surface, grit, 0.012, 0.02);
      if (rings) relief(surface, turned, rings, 0.04);
      if (wet) {
        surface.roughness = 0.38 + 0.15 * noise(lx, ly, lz);
        surface.reflectance = 0.03 * wet;
      }
    },
  };
}
