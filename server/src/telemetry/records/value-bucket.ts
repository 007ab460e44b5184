/** Bucket `ONE + n` holds the values nearest to 1.1ⁿ on a logarithmic scale, so it is exact to √1.1 − 1 < 4.9 %. */
const GROWTH = Math.log(1.1);
const ONE = 100;
/** Below the first a value counts as zero (an invisible layout shift), above the second as the maximum. */
const [LEAST, MOST] = [1e-4, 1e12];
/** Bucket of records without a value. */
const WITHOUT = 0;
/** Bucket of zero. */
const NOTHING = 1;

/** The bucket of a value, from 0 to 390; 0 for null. */
export function bucketOf(value: number | null): number {
  if (value === null) return WITHOUT;
  if (value < LEAST) return NOTHING;
  return ONE + Math.round(Math.log(Math.min(value, MOST)) / GROWTH);
}

/** The value of a bucket; null for records without one. */
export function valueOf(bucket: number): number | null {
  if (bucket === WITHOUT) return null;
  return bucket === NOTHING ? 0 : Math.exp((bucket - ONE) * GROWTH);
}
