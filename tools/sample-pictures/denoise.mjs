/**
 * Smooths what noise is left, in linear light: an edge-aware wavelet filter that never
 * blurs across a change of surface and only blurs as far as the measured variance allows.
 * Diffuse light is filtered with the surface colour divided out, so patterns stay crisp.
 */
import { CHANNELS } from './tracer.mjs';

const KERNEL = [0.375, 0.25, 0.0625];
const PASSES = 5;

/** Returns the finished picture, three floats per pixel. */
export function denoise(buffer, width, height) {
  const count = width * height;
  const guide = guides(buffer, width, height);
  const matte = layer(buffer, count, 0, 13);
  const tint = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const luminance = brightness(buffer, i * CHANNELS + 6);
    for (let k = 0; k < 3; k++) {
      tint[i * 3 + k] = Math.max(0.02, buffer[i * CHANNELS + 6 + k]);
      matte.color[i * 3 + k] /= tint[i * 3 + k];
    }
    matte.variance[i] /= Math.max(0.02, luminance) ** 2;
  }
  const gloss = layer(buffer, count, 3, 14);
  const smoothMatte = wavelet(matte, guide, width, height, 2.5);
  // Reflections carry detail of their own, so they are trusted sooner.
  const smoothGloss = wavelet(gloss, guide, width, height, 1.8);
  return smoothMatte.map((value, i) => value * tint[i] + smoothGloss[i]);
}

const brightness = (values, at) => 0.3 * values[at] + 0.59 * values[at + 1] + 0.11 * values[at + 2];

function layer(buffer, count, colorAt, varianceAt) {
  const color = new Float32Array(count * 3);
  const variance = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) color[i * 3 + k] = buffer[i * CHANNELS + colorAt + k];
    variance[i] = buffer[i * CHANNELS + varianceAt];
  }
  return { color, variance };
}

/** Normals and depth, with how steeply depth runs at each pixel. */
function guides(buffer, width, height) {
  const count = width * height;
  const normal = new Float32Array(count * 3);
  const depth = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const o = i * CHANNELS + 9;
    const size = Math.hypot(buffer[o], buffer[o + 1], buffer[o + 2]) || 1;
    for (let k = 0; k < 3; k++) normal[i * 3 + k] = buffer[o + k] / size;
    depth[i] = buffer[i * CHANNELS + 12];
  }
  const slope = new Float32Array(count);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = Math.abs(depth[y * width + Math.min(x + 1, width - 1)] - depth[y * width + Math.max(x - 1, 0)]);
      const dy = Math.abs(depth[Math.min(y + 1, height - 1) * width + x] - depth[Math.max(y - 1, 0) * width + x]);
      slope[i] = Math.min(Math.max(dx, dy) / 2, 1.5);
    }
  return { normal, depth, slope };
}

function wavelet({ color, variance }, guide, width, height, strength) {
  let current = { color, variance: soften(variance, width, height) };
  for (let pass = 0; pass < PASSES; pass++) current = filter(current, guide, width, height, 1 << pass, strength);
  return current.color;
}

/** A 3x3 blur of the variance; a single pixel's own estimate is too jumpy to steer by. */
function soften(values, width, height) {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let weight = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const w = (i === x ? 2 : 1) * (j === y ? 2 : 1);
          sum += w * values[j * width + i];
          weight += w;
        }
      result[y * width + x] = sum / weight;
    }
  return result;
}

function filter({ color, variance }, { normal, depth, slope }, width, height, step, strength) {
  const nextColor = new Float32Array(color.length);
  const nextVariance = new Float32Array(variance.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const l = brightness(color, i * 3);
      const tolerance = 1 / (strength * Math.sqrt(variance[i]) + 1e-4);
      const nx = normal[i * 3];
      const ny = normal[i * 3 + 1];
      const nz = normal[i * 3 + 2];
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      let spread = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const qy = y + dy * step;
        if (qy < 0 || qy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const qx = x + dx * step;
          if (qx < 0 || qx >= width) continue;
          const q = qy * width + qx;
          let w = KERNEL[dx < 0 ? -dx : dx] * KERNEL[dy < 0 ? -dy : dy];
          if (q !== i) {
            const facing = nx * normal[q * 3] + ny * normal[q * 3 + 1] + nz * normal[q * 3 + 2];
            if (facing <= 0.5) continue;
            const run = (Math.abs(dx) + Math.abs(dy)) * step;
            const away = Math.abs(depth[i] - depth[q]) / (slope[i] * run + 0.08);
            const change = Math.abs(brightness(color, q * 3) - l) * tolerance;
            w *= facing ** 48 * Math.exp(-away - change);
          }
          r += w * color[q * 3];
          g += w * color[q * 3 + 1];
          b += w * color[q * 3 + 2];
          spread += w * w * variance[q];
          sum += w;
        }
      }
      nextColor[i * 3] = r / sum;
      nextColor[i * 3 + 1] = g / sum;
      nextColor[i * 3 + 2] = b / sum;
      nextVariance[i] = spread / (sum * sum);
    }
  return { color: nextColor, variance: nextVariance };
}
