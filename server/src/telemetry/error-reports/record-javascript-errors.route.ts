import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ERROR_REPORT_CALLS, type RecordJavascriptErrorsReply } from 'shared-types/telemetry/error-reports';
import { isCrumbRight, renewCrumb } from '../../http/crumb';
import { fieldErrors } from '../../http/field-errors';
import { isSameOrigin } from '../../http/origin';
import { isWithinRate, type RateLimit } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { errorReportsSchema } from './error-report.schema';

const MAX_BODY_BYTES = 256 * 1024;
/** A page sends at most 20 reports, together where it can. */
const RATE: RateLimit = { what: 'telemetry/error-reports', most: 60, windowMs: 60_000 };

/**
 * `recordJavascriptErrors`: keeps what went wrong in a visitor's page, under the remote and version it names.
 *
 * @implements SRV-21 SRV-24
 */
export const recordJavascriptErrorsRoute: Route = (app, { db }) => {
  const { method, path } = ERROR_REPORT_CALLS.recordJavascriptErrors;
  app.route({
    method,
    url: path,
    bodyLimit: MAX_BODY_BYTES,
    handler: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      if (!isCrumbRight(request, request.headers[CRUMB_HEADER]))
        return refuse(reply, 'site/crumb', { crumb: renewCrumb(reply) });
      const parsed = errorReportsSchema.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const site = siteOf(request);
      if (!(await isWithinRate(db, { siteId: site.id, address: request.ip }, RATE)))
        return refuse(reply, 'site/rate-limited');
      const rows = parsed.data.map((report) => ({
        site_id: site.id,
        origin: report.data.app,
        message: report.data.message,
        report: JSON.stringify(report),
      }));
      await db.insertInto('javascript_error').values(rows).execute();
      return reply.send({ recorded: rows.length } satisfies RecordJavascriptErrorsReply);
    },
  });
};
