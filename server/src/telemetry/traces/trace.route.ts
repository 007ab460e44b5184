import { TRACE_CALLS } from 'shared-types/telemetry/traces';
import { telemetryRoute } from '../telemetry-route';
import { recordTracesSchema } from './trace.schema';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `trace`: stores what happened in a page, under the remote and version it names.
 * @implements SRV-22
 */
export const traceRoute = telemetryRoute({
  call: TRACE_CALLS.trace,
  kind: 'trace',
  crumb: 'query',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: recordTracesSchema,
  pageOf: ({ data: [first] }) => first?.pageUrl,
  records: ({ data }) => ({
    records: data.map((trace) => {
      const { remote, version } = trace.data;
      return { name: trace.type, data: trace, ...(remote && { origin: `${remote}@${version ?? 'unknown'}` }) };
    }),
  }),
});
