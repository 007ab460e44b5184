import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_HEADER, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { CALL_KEY_PARAMETER } from 'shared-types/telemetry/delivery';
import type { z } from 'zod';
import { allowsAnalytics } from '../consent/allows-analytics';
import type { ErrorCode } from '../errors';
import { isCrumbRight, renewCrumb } from '../http/crumb';
import { fieldErrors } from '../http/field-errors';
import { isSameOrigin } from '../http/origin';
import { refuse, type RefusalDetail } from '../http/refusal';
import type { Route, Services } from '../http/services';
import { siteOf } from '../http/site-of-request';
import { visitorOf } from '../http/visitor';
import type { Site } from '../site/directory/site';
import { createKey, isBelieved, readKey, timeOfKey } from './records/call-key';
import type { NewRecord, RecordKind } from './records/new-record';
import type { RefusalReason } from './records/refusals';

/** A call that is taken, as far as routes need to know it. */
export interface TelemetryCall {
  readonly request: FastifyRequest;
  readonly site: Site;
}

/** A record as a route makes it; which call, site, page and time it belongs to is known already. */
export interface RecordDraft extends Pick<NewRecord, 'name' | 'data'> {
  /** `page` where absent. */
  readonly origin?: string;
  /** None where absent. */
  readonly value?: number;
}

/** What a call comes to. */
export interface CallRecords {
  /** In an order that is the same whenever the call comes: their places in it are part of what they are. */
  readonly records: readonly RecordDraft[];
  /** Done once they are taken, before the reply is sent: a cookie set, for instance. */
  readonly taken?: (reply: FastifyReply) => void;
}

/** One endpoint that takes what pages tell. */
export interface TelemetryRoute<Input> {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly kind: RecordKind;
  /** Where the crumb travels. */
  readonly crumb: 'header' | 'query';
  readonly maxBodyBytes: number;
  readonly schema: z.ZodType<Input>;
  /** What the schema is to read; the body where absent. */
  readonly sent?: (request: FastifyRequest) => unknown;
  /** Address or path of the page that sent the call; the browser's own word for it where absent or `undefined`. */
  readonly pageOf?: (input: Input) => string | undefined;
  readonly records: (input: Input, call: TelemetryCall) => CallRecords;
  /** The reply, which says how many records were taken; `{ recorded: n }` where absent. */
  readonly answer?: (reply: FastifyReply, recorded: number) => FastifyReply;
}

/** What a call that is refused is told, and counted under. */
interface Refused {
  readonly reason: RefusalReason;
  readonly code: ErrorCode;
  readonly detail?: RefusalDetail;
}

/** When a page that was refused for now may come again. */
const AGAIN_SECONDS = 5;
const OVERSIZED = 'FST_ERR_CTP_BODY_TOO_LARGE';

/**
 * An endpoint of telemetry: the same origin, crumb, key, size, form, rate and leave for all of them, and what they refuse is
 * counted. Nothing is written before the reply; what is taken is written within a second, once however often it is sent.
 *
 * @implements SRV-24
 */
export function telemetryRoute<Input>(route: TelemetryRoute<Input>): Route {
  return (app, { records }) => {
    const { method, path } = route.call;
    app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
      method,
      url: path,
      bodyLimit: route.maxBodyBytes,
      // What the framework refuses before the handler: too much, or what is no JSON.
      onError: async (request, _reply, error: FastifyError) => {
        const reason = error.code === OVERSIZED ? 'too-large' : 'invalid';
        if ((error.statusCode ?? 500) < 500) count(records, request, { kind: route.kind, reason });
      },
      handler: async (request, reply) => {
        const no = ({ reason, code, detail }: Refused) => {
          count(records, request, { kind: route.kind, reason });
          if (reason === 'rate' || reason === 'full') void reply.header('retry-after', AGAIN_SECONDS);
          return refuse(reply, code, detail);
        };
        const answer = (recorded: number) => route.answer?.(reply, recorded) ?? reply.send({ recorded });
        if (!isSameOrigin(request)) return no({ reason: 'origin', code: 'site/origin' });
        const crumb = route.crumb === 'header' ? request.headers[CRUMB_HEADER] : request.query[CRUMB_PARAMETER];
        if (!isCrumbRight(request, crumb))
          return no({ reason: 'crumb', code: 'site/crumb', detail: { crumb: renewCrumb(reply) } });
        const nowMs = Date.now();
        const key = keyOf(request.query[CALL_KEY_PARAMETER], nowMs);
        if (!key) return no({ reason: 'key', code: 'site/invalid-input' });
        const parsed = route.schema.safeParse(route.sent ? route.sent(request) : request.body);
        if (!parsed.success) {
          const detail = { errors: fieldErrors(parsed.error) };
          return no({ reason: 'invalid', code: 'site/invalid-input', detail });
        }
        const site = siteOf(request);
        if (!allowsAnalytics(site, visitorOf(request))) {
          count(records, request, { kind: route.kind, reason: 'consent' });
          return answer(0);
        }
        const { records: drafts, taken } = route.records(parsed.data, { request, site });
        const timeMs = timeOfKey(key);
        const page = route.pageOf?.(parsed.data) ?? request.headers.referer ?? '';
        const made = drafts.map(({ name, data, origin = 'page', value = null }, position): NewRecord => ({
          siteId: site.id,
          key,
          position,
          atMs: isBelieved(timeMs, nowMs) ? timeMs : nowMs,
          kind: route.kind,
          name,
          origin,
          path: pathOf(page),
          value,
          data,
        }));
        if (!records.take(made)) return no({ reason: 'full', code: 'telemetry/full' });
        taken?.(reply);
        return answer(made.length);
      },
    });
  };
}

/** A call without a key is none of our pages'; it counts as often as it comes. */
function keyOf(sent: unknown, nowMs: number): string | undefined {
  return sent === undefined ? createKey(nowMs) : readKey(sent);
}

function pathOf(address: string): string {
  return URL.canParse(address, 'http://page') ? new URL(address, 'http://page').pathname : '/';
}

function count(
  records: Services['records'],
  { site }: FastifyRequest,
  refused: { readonly kind: RecordKind; readonly reason: RefusalReason },
): void {
  if (site) records.countRefused({ siteId: site.id, count: 1, ...refused });
}
