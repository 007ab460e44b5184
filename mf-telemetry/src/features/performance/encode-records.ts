import {
  PERFORMANCE_CLIENT_VERSION,
  type PerformanceEncoding,
  type PerformanceNavigation,
} from 'shared-types/telemetry/performance';
import { NOBODY } from '../../parts/origin/origin-name';
import type { Measured } from './measured';

/** Precision of reported values: a ten-thousandth, which is far below a visible layout shift. */
const EXACT = 10_000;

export interface RecordedLoad {
  readonly pageLoadId: string;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly navigation: PerformanceNavigation;
}

export type EncodeRecords = (measured: readonly Measured[], load: RecordedLoad, nowMs: number) => string;

/** Throws `Invalid encoding map` if a field has no name or two have the same: nobody could decode the result. */
export function createEncodeRecords(encoding: unknown): EncodeRecords {
  const { pageLoadId, app, event, ts, data, value, path, navigation, version, feature } = (encoding ??
    {}) as PerformanceEncoding;
  const names: readonly unknown[] = [pageLoadId, app, event, ts, data, value, path, navigation, version, feature];
  const known = new Set(names.filter((name) => typeof name === 'string' && name));
  if (known.size < names.length) throw new Error('Invalid encoding map');
  return (measured, load, nowMs) =>
    JSON.stringify(
      measured.map((one) => ({
        [pageLoadId]: load.pageLoadId,
        [app]: one.origin ?? NOBODY,
        [event]: one.metric,
        [ts]: nowMs,
        [data]: {
          [value]: Math.round(one.value * EXACT) / EXACT,
          [path]: load.path,
          [navigation]: load.navigation,
          [version]: PERFORMANCE_CLIENT_VERSION,
          [feature]: one.feature,
        },
      })),
    );
}
