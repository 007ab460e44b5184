import {
  PERFORMANCE_CLIENT_VERSION,
  type PerformanceEncoding,
  type PerformanceField,
  type PerformanceNavigation,
} from 'shared-types/telemetry/performance';
import { NOBODY } from '../../parts/origin/origin-name';
import type { Measured } from './measured';

const FIELDS = [
  'pageLoadId',
  'app',
  'event',
  'ts',
  'data',
  'value',
  'path',
  'navigation',
  'version',
  'feature',
] as const satisfies readonly PerformanceField[];

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
  const names = (encoding ?? {}) as PerformanceEncoding;
  const known = new Set(FIELDS.map((field) => names[field]).filter((name) => typeof name === 'string' && name));
  if (known.size < FIELDS.length) throw new Error('Invalid encoding map');
  return (measured, { pageLoadId, path, navigation }, nowMs) =>
    JSON.stringify(
      measured.map(({ metric, value, origin, feature }) => ({
        [names.pageLoadId]: pageLoadId,
        [names.app]: origin ?? NOBODY,
        [names.event]: metric,
        [names.ts]: nowMs,
        [names.data]: {
          [names.value]: Math.round(value * EXACT) / EXACT,
          [names.path]: path,
          [names.navigation]: navigation,
          [names.version]: PERFORMANCE_CLIENT_VERSION,
          [names.feature]: feature,
        },
      })),
    );
}
