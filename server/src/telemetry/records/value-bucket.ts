/**
 * Values are counted in buckets that grow by a tenth each: bucket `ONE + n` holds what is nearer to 1.1ⁿ than to its
 * neighbours, on a logarithmic scale. Any value is told by its bucket to √1.1 − 1 < 4.9 %, and so is each percentile of
 * many values: the one whose bucket the sum of counts reaches first.
 */
const GROWTH = Math.log(1.1);
/** Bucket of the value 1. */
const ONE = 100;
/** Below the first, a value is nothing: a layout shift of a thousandth of what anybody sees. Above the second it is a mistake. */
const [LEAST, MOST] = [1e-4, 1e12];
/** Of records that have no value. */
const WITHOUT = 0;
/** Of values that are nothing. */
const NOTHING = 1;

/** The bucket of a value, a whole number from 0 to 390; 0 where there is none. */
export function bucketOf(value: number | null): number {
  if (value === null) return WITHOUT;
  if (value < LEAST) return NOTHING;
  return ONE + Math.round(Math.log(Math.min(value, MOST)) / GROWTH);
}

/** The value a bucket stands for; null where its records have none. */
export function valueOf(bucket: number): number | null {
  if (bucket === WITHOUT) return null;
  return bucket === NOTHING ? 0 : Math.exp((bucket - ONE) * GROWTH);
}
