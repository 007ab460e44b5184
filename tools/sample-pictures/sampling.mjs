/**
 * Well-spread sample points: Owen-scrambled Sobol pairs, shuffled per dimension.
 * Stratified points make soft shadows converge in a fraction of the samples that
 * plain random numbers need.
 */

function reverseBits(x) {
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/** Laine-Karras hash: an Owen scramble when applied to bit-reversed numbers. */
function permute(x, seed) {
  x = (x + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  x ^= Math.imul(x, 0x8d22f6e6);
  return x;
}

function mixSeed(seed, salt) {
  let h = Math.imul(seed ^ salt, 0x9e3779b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  return h ^ (h >>> 13);
}

function secondDimension(index) {
  let result = 0;
  for (let v = 1 << 31; index; index >>>= 1, v ^= v >>> 1) if (index & 1) result ^= v;
  return result;
}

/** The pair last drawn; read straight after `draw`. */
export const pair = { a: 0, b: 0 };

/** Draws the index-th point of the sequence belonging to (seed, dimension) into `pair`. */
export function draw(index, seed, dimension) {
  const key = mixSeed(seed, Math.imul(dimension + 1, 0x632be5ab));
  const shuffled = reverseBits(permute(reverseBits(index), key));
  const first = reverseBits(permute(shuffled, mixSeed(key, 0x68bc21eb)));
  const second = reverseBits(permute(reverseBits(secondDimension(shuffled)), mixSeed(key, 0x02e5be93)));
  pair.a = (first >>> 0) * 2.3283064365386963e-10;
  pair.b = (second >>> 0) * 2.3283064365386963e-10;
}
