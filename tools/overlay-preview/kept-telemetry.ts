import { ANALYTICS_CALLS } from 'shared-types/telemetry/analytics';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { PERFORMANCE_CALLS } from 'shared-types/telemetry/performance';
import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';
import { TRACE_CALLS } from 'shared-types/telemetry/traces';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { PIXEL } from '../../server/src/telemetry/visits/pixel';

/** A request for the settings reports nothing. */
const { getPerformanceSettings: _settings, ...REPORTED_PERFORMANCE } = PERFORMANCE_CALLS;
const TELEMETRY_CALLS = [
  ANALYTICS_CALLS,
  CENSUS_CALLS,
  ERROR_REPORT_CALLS,
  REPORTED_PERFORMANCE,
  POLICY_REPORT_CALLS,
  TRACE_CALLS,
  VISIT_CALLS,
];
const ROUTES = TELEMETRY_CALLS.flatMap((calls) => Object.values<{ method: string; path: string }>(calls)).map(
  ({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }),
);

export interface KeptAnswer {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Answers telemetry calls in place of the site, as pages with a working copy are no visits; `undefined` for others. */
export function keptTelemetry(method: string, pathname: string): KeptAnswer | undefined {
  if (!ROUTES.some((route) => route.method === method && route.pattern.test(pathname))) return undefined;
  if (pathname === VISIT_CALLS.track.path) return { type: 'image/gif', body: PIXEL };
  return { type: 'application/json; charset=utf-8', body: '{"recorded":1}' };
}
