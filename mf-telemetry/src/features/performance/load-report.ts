import { PERFORMANCE_CALLS, type PerformanceNavigation } from 'shared-types/telemetry/performance';
import type { Call } from '../../parts/delivery/call';
import type { Measured } from './measured';
import { createPageLoad } from './page-load';
import { performanceRecord } from './performance-record';
import type { LoadSettings } from './performance.api';

/** Which page load it is. */
export interface ReportedLoad {
  readonly navigation: PerformanceNavigation;
  /** Path of the page, without its query. */
  readonly path: string;
}

/** What there is to tell of one page load. */
export interface LoadReport {
  /** Takes in a measurement. */
  note(measured: Measured): void;
  /** The server wants to know; before, and where it does not, there is no call. */
  allow(settings: LoadSettings): void;
  /**
   * The call that tells all there is, or what is final of it. When the page is left there may be nothing more to tell;
   * where there is nothing final after half a minute, it throws `Data is empty`: the browser has measured nothing.
   */
  call(what: 'all' | 'final', nowMs: number): Call | undefined;
}

/** Begins the report of a page load. */
export function createLoadReport(load: ReportedLoad): LoadReport {
  const { note, take } = createPageLoad();
  let settings: LoadSettings | undefined;
  return {
    note,
    allow: (told) => void (settings = told),
    call(what, nowMs) {
      if (!settings) return undefined;
      const { flags, encode } = settings;
      const page = { ...load, ...settings, nowMs };
      const records = take(what)
        .filter(({ joins }) => flags.remotes || !joins)
        .map((measured) => performanceRecord(measured, page));
      if (what === 'all' && records.length === 0) return undefined;
      const { path } = PERFORMANCE_CALLS.recordPerformance;
      return { path, format: 'text', body: encode(records), records: records.length };
    },
  };
}
