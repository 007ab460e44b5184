import { VISIT_CALLS, type RecordHitReply } from 'shared-types/telemetry/visits';
import { telemetryRoute } from '../telemetry-route';
import { keptHit } from './kept-hit';
import { recordHitSchema } from './record-hit.schema';
import { rememberVisit, visitOf } from './visit-cookies';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `recordHit`: keeps that a visitor was shown a page, and remembers the visit; neither without the visitor's leave. A hit
 * that begins a visit is counted as `visit` beside its `view`, and as `visitor` where it is the visitor's first: visits and
 * visitors are sums of those.
 *
 * @implements SRV-24
 */
export const recordHitRoute = telemetryRoute({
  call: VISIT_CALLS.recordHit,
  kind: 'visit',
  crumb: 'query',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: recordHitSchema,
  pageOf: ({ data }) => data.url,
  records: ({ event, data, ss_cvr: sentCookie }, { request, site, lateMs }) => {
    const visit = visitOf(request, { sentCookie, lateMs });
    return {
      records: [
        { name: event, data: keptHit({ visitor: visit.visitor, data }, site.profile.cookieSettings) },
        ...(visit.begins ? [{ name: 'visit', data: null }] : []),
        ...(visit.begins && visit.visitor.count === 1 ? [{ name: 'visitor', data: null }] : []),
      ],
      taken: (reply) => rememberVisit(reply, visit),
    };
  },
  answer: (reply, recorded) => reply.send({ recorded: recorded > 0 ? 1 : 0 } satisfies RecordHitReply),
});
