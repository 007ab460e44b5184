import { PERFORMANCE_CALLS, REMOTE_METRICS } from 'shared-types/telemetry/performance';
import { telemetryRoute } from '../telemetry-route';
import { performanceFlags } from './performance-flags';
import { performanceRecordsSchema } from './performance-records.schema';

const MAX_BODY_BYTES = 64 * 1024;
const REMOTES = new Set<string>(REMOTE_METRICS);

/**
 * `recordPerformance`: stores metrics under their remote; metrics that the site does not measure are dropped.
 * @implements SRV-27 PERF-08
 */
export const recordPerformanceRoute = telemetryRoute({
  call: PERFORMANCE_CALLS.recordPerformance,
  kind: 'performance',
  crumb: 'query',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: performanceRecordsSchema,
  pageOf: ([first]) => first?.data.path,
  records: (sent, { site }) => {
    const flags = performanceFlags(site);
    const isWanted = (event: string) => flags.records && (flags.remotes || !REMOTES.has(event));
    return {
      records: sent
        .filter(({ event }) => isWanted(event))
        .map(({ pageLoadId, app, event, ts, data }) => {
          const { value, navigation, version, feature } = data;
          return { name: event, origin: app, value, data: { pageLoadId, ts, navigation, version, feature } };
        }),
    };
  },
});
