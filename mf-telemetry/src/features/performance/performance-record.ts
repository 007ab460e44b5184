import {
  PERFORMANCE_CLIENT_VERSION,
  type PerformanceNavigation,
  type PerformanceRecord,
} from 'shared-types/telemetry/performance';
import { NOBODY } from '../../parts/origin/origin-name';
import type { Measured } from './measured';

/** Values are told to a ten-thousandth: a layout shift that nobody sees, a tenth of a microsecond. */
const EXACT = 10_000;

/** The page load a record tells of. */
export interface RecordedLoad {
  readonly pageLoadId: string;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly navigation: PerformanceNavigation;
  /** The clock, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Makes the record of a measurement. */
export function performanceRecord(measured: Measured, load: RecordedLoad): PerformanceRecord {
  const { metric, value, origin = NOBODY, feature } = measured;
  const { pageLoadId, path, navigation, nowMs } = load;
  return {
    pageLoadId,
    app: origin,
    event: metric,
    ts: nowMs,
    data: {
      value: Math.round(value * EXACT) / EXACT,
      path,
      navigation,
      version: PERFORMANCE_CLIENT_VERSION,
      ...(feature && { feature }),
    },
  };
}
