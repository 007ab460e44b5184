import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { VISIT_CALLS, type RecordHitReply } from 'shared-types/telemetry/visits';
import { allowsAnalytics } from '../../consent/allows-analytics';
import { isCrumbRight, renewCrumb } from '../../http/crumb';
import { fieldErrors } from '../../http/field-errors';
import { isSameOrigin } from '../../http/origin';
import { isWithinRate, type RateLimit } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { visitorOf } from '../../http/visitor';
import { recordHitSchema } from './record-hit.schema';
import { keptHit } from './kept-hit';
import { rememberVisit } from './visit-cookies';

const MAX_BODY_BYTES = 64 * 1024;
/** A school behind one address may look around; a machine that fills the table may not. */
const RATE: RateLimit = { what: 'telemetry/visits', most: 300, windowMs: 60_000 };

/**
 * `recordHit`: keeps that a visitor was shown a page, and remembers the visit; neither without the visitor's leave.
 *
 * @implements SRV-24
 */
export const recordHitRoute: Route = (app, { db }) => {
  const { method, path } = VISIT_CALLS.recordHit;
  app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
    method,
    url: path,
    bodyLimit: MAX_BODY_BYTES,
    handler: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      if (!isCrumbRight(request, request.query[CRUMB_PARAMETER]))
        return refuse(reply, 'site/crumb', { crumb: renewCrumb(reply) });
      const parsed = recordHitSchema.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const site = siteOf(request);
      if (!(await isWithinRate(db, { siteId: site.id, address: request.ip }, RATE)))
        return refuse(reply, 'site/rate-limited');
      if (!allowsAnalytics(site, visitorOf(request))) return reply.send({ recorded: 0 } satisfies RecordHitReply);
      const { event, data, ss_cvr: told } = parsed.data;
      const visitor = rememberVisit(request, reply, told);
      const hit = keptHit({ visitor, data }, site.profile.cookieSettings);
      await db
        .insertInto('page_hit')
        .values({ site_id: site.id, event, ...hit })
        .execute();
      return reply.send({ recorded: 1 } satisfies RecordHitReply);
    },
  });
};
