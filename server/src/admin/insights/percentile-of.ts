import { valueOf } from '../../telemetry/records/value-bucket';

export interface BucketCount {
  readonly bucket: number;
  readonly count: number;
}

/** Three of four visits stay within this percentile, by which web vitals are judged. */
export const JUDGED_SHARE = 0.75;

/**
 * The value that a share (0 to 1) of all values does not exceed, to the width of a bucket; undefined without values.
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
