import { valueOf } from '../../telemetry/records/value-bucket';

/** How many values lie in a bucket. */
export interface BucketCount {
  readonly bucket: number;
  readonly count: number;
}

/** Three of four visits did not exceed it: what the web's vital metrics are judged by. */
export const JUDGED_SHARE = 0.75;

/**
 * The value that a share of all values (0 to 1) does not exceed, by the nearest rank: exact to the width of a bucket.
 * Undefined where nothing was measured.
 */
export function percentileOf(counts: readonly BucketCount[], share = JUDGED_SHARE): number | undefined {
  const measured = counts.filter(({ bucket, count }) => count > 0 && valueOf(bucket) !== null);
  const rank = Math.max(share * measured.reduce((sum, { count }) => sum + count, 0), 1);
  let reached = 0;
  for (const { bucket, count } of measured.sort((a, b) => a.bucket - b.bucket)) {
    reached += count;
    if (reached >= rank) return valueOf(bucket) ?? undefined;
  }
  return undefined;
}
