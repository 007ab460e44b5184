/** Seeded randomness: the same picture comes out of every run. */

/** A well-mixed 32-bit hash of three integers. */
export function hash(x, y, z) {
  let h = Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(z, 0xcb1ab31f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

const unit = (h) => h * 2.3283064365386963e-10;

/** A generator of numbers in [0, 1) (mulberry32). */
export function random(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return unit((t ^ (t >>> 14)) >>> 0);
  };
}

/** Smooth value noise in [-1, 1]. */
export function noise(x, y, z) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const uz = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const a = row(ix, iy, iz, ux);
  const b = row(ix, iy + 1, iz, ux);
  const c = row(ix, iy, iz + 1, ux);
  const d = row(ix, iy + 1, iz + 1, ux);
  const near = a + (b - a) * uy;
  const far = c + (d - c) * uy;
  return (near + (far - near) * uz) * 2 - 1;
}

function row(ix, iy, iz, u) {
  const a = unit(hash(ix, iy, iz));
  return a + (unit(hash(ix + 1, iy, iz)) - a) * u;
}

/** Noise summed over octaves, roughly in [-1, 1]. */
export function fbm(x, y, z, octaves = 3) {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y, z);
    weight *= 0.5;
    // The odd factor and offset keep the lattices of the octaves from lining up.
    x = x * 2.03 + 17.1;
    y = y * 2.03 - 5.3;
    z = z * 2.03 + 9.7;
  }
  return sum;
}

/**
 * How strongly a point lies inside an iron speck: one candidate per lattice cell,
 * kept with probability `density`, sizes spread so that most are small. 0..1.
 */
export function speckle(x, y, z, density) {
  let most = 0;
  const bx = Math.floor(x - 0.5);
  const by = Math.floor(y - 0.5);
  const bz = Math.floor(z - 0.5);
  for (let corner = 0; corner < 8; corner++) {
    const cx = bx + (corner & 1);
    const cy = by + ((corner >> 1) & 1);
    const cz = bz + (corner >> 2);
    const h = hash(cx, cy, cz);
    if (unit(h) > density) continue;
    const value = speck(x - cx, y - cy, z - cz, h);
    if (value > most) most = value;
  }
  return most;
}

function speck(dx, dy, dz, h) {
  const g = hash(h, 7, 13);
  const ox = dx - 0.25 - ((g & 255) / 255) * 0.5;
  const oy = dy - 0.25 - (((g >>> 8) & 255) / 255) * 0.5;
  const oz = dz - 0.25 - (((g >>> 16) & 255) / 255) * 0.5;
  const spread = (g >>> 24) / 255;
  const radius = 0.06 + 0.22 * spread * spread * spread;
  const distance = Math.sqrt(ox * ox + oy * oy + oz * oz);
  const edge = (radius * 1.25 - distance) / (radius * 0.5);
  return edge <= 0 ? 0 : edge >= 1 ? 1 : edge;
}
