import { VISIT_CALLS, type RecordHitReply } from 'shared-types/telemetry/visits';
import { telemetryRoute } from '../telemetry-route';
import { announcementShown } from './announcement-shown';
import { keptHit } from './kept-hit';
import { recordHitSchema } from './record-hit.schema';
import { rememberVisit, visitOf } from './visit-cookies';

const MAX_BODY_BYTES = 64 * 1024;
const VIEW = 'view';

/**
 * `recordHit`: stores a page view, `visit` if it begins one, and `visitor` on the first; nothing without consent.
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
        ...(event === VIEW ? announcementShown(site, request, data.url) : []),
      ],
      taken: (reply) => rememberVisit(reply, visit),
    };
  },
  answer: (reply, recorded) => reply.send({ recorded: recorded > 0 ? 1 : 0 } satisfies RecordHitReply),
});
