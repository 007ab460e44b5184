import {
  PERFORMANCE_CLIENT_VERSION,
  type PerformanceEncoding,
  type PerformanceNavigation,
} from 'shared-types/telemetry/performance';
import { NOBODY } from '../../parts/origin/origin-name';
import type { Measured } from './measured';

/** Values are told to a ten-thousandth: a layout shift that nobody sees, a tenth of a microsecond. */
const EXACT = 10_000;

/** The page load that records tell of. */
export interface RecordedLoad {
  readonly pageLoadId: string;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly navigation: PerformanceNavigation;
}

/** Writes measurements of a page load as the body of a call; `nowMs` is the clock, in milliseconds since 1970. */
export type EncodeRecords = (measured: readonly Measured[], load: RecordedLoad, nowMs: number) => string;

/**
 * Makes the encoder of a map that the server has told. Throws `Invalid encoding map` where a field has no name there, or
 * two have the same: the server could not read what is written by it.
 */
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
