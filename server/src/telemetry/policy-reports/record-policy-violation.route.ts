import type { FastifyRequest } from 'fastify';
import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';
import { isSameOrigin } from '../../platform/http/origin';
import { refuse } from '../../site/request/refusal';
import type { RecordingRoute, TelemetryServices } from '../telemetry-services';
import { siteOf } from '../../site/request/site-of-request';
import { callPlace } from '../call-place';
import { createIdempotencyKey } from '../records/idempotency-key';
import type { NewRecord } from '../records/new-record';
import { mayCome } from '../take-call';
import { policyReportSchema, type PolicyViolation } from './policy-report.schema';
import { createDeduplicator, type Deduplicator } from './deduplicator';

const MAX_BODY_BYTES = 32 * 1024;
/** Every visitor of a page reports the same violation; one record an hour is enough. */
const AN_HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 500;
/** These violations also throw, and the page reports that error itself. */
const REPORTED_BY_PAGE = ['trusted-types', 'require-trusted-types-for'];
const NO_CONTENT = 204;

/**
 * `recordPolicyViolation`: stores violations of the content security policy once an hour. It needs no consent, because
 * it identifies no visitor.
 * @implements SRV-36
 */
export const recordPolicyViolationRoute: RecordingRoute = (app, services) => {
  const deduplicator = createDeduplicator({ most: MOST_AN_HOUR, windowMs: AN_HOUR_MS });
  const { method, path: url } = POLICY_REPORT_CALLS.recordPolicyViolation;
  app.route({
    method,
    url,
    bodyLimit: MAX_BODY_BYTES,
    config: { takesReports: true, input: [policyReportSchema] },
    onRequest: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      if (!mayCome(services, request, 1)) return refuse(reply, 'site/rate-limited');
    },
    handler: async (request, reply) => {
      const parsed = policyReportSchema.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 'site/invalid-input');
      for (const violation of parsed.data) await keep(services, { request, violation, deduplicator });
      return reply.code(NO_CONTENT).header('cache-control', 'no-store').send();
    },
  });
};

interface Report {
  readonly request: FastifyRequest;
  readonly violation: PolicyViolation;
  readonly deduplicator: Deduplicator;
}

async function keep({ db, records }: TelemetryServices, { request, violation, deduplicator }: Report): Promise<void> {
  const { page, directive } = violation;
  const site = siteOf(request);
  if (REPORTED_BY_PAGE.includes(directive) || hostOf(page) !== request.hostname) return;
  const { path } = await callPlace({ db, request, site, kind: 'error', address: page });
  const message = `Refused by ${directive || 'the policy'}: ${originOf(violation.blocked)}`;
  if (!deduplicator.isNew(JSON.stringify([site.id, message, path]))) return;
  const atMs = Date.now();
  const data = { event: 'reported', timestamp: atMs, data: { url: path, app: 'page', message } };
  const record = {
    siteId: site.id,
    key: createIdempotencyKey(atMs),
    position: 0,
    atMs,
    kind: 'error',
    name: '',
  } as const;
  records.take([{ ...record, origin: 'page', path, value: null, data } satisfies NewRecord]);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Only the origin: paths and queries may name people. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'something';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
