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
import type { Route } from '../http/services';
import { siteOf } from '../http/site-of-request';
import { visitorOf } from '../http/visitor';
import { isUnavailable } from '../schema/is-unavailable';
import type { Site } from '../site/directory/site';
import { callPlace, type CallPlace } from './call-place';
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
const TOO_OFTEN: Refused = { reason: 'rate', code: 'site/rate-limited' };
const FULL: Refused = { reason: 'full', code: 'telemetry/full' };
const SERVER_ERROR = 500;
const OVERSIZED = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** A request of an endpoint of telemetry. */
type TelemetryRequest = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>;

/**
 * An endpoint of telemetry: the same origin, crumb, key, size, form, rate, leave and gate for all of them, and what they
 * refuse is counted. Nothing is written before the reply; what is taken is written within a second, once however often it
 * is sent.
 *
 * @implements SRV-24
 */
export function telemetryRoute<Input>(route: TelemetryRoute<Input>): Route {
  return (app, services) => {
    const { method, path } = route.call;
    const { kind } = route;
    const count = (request: FastifyRequest, reason: RefusalReason, times = 1) => {
      if (request.site) services.records.countRefused({ siteId: request.site.id, kind, reason, count: times });
    };
    const no = (request: FastifyRequest, reply: FastifyReply, { reason, code, detail }: Refused) => {
      count(request, reason);
      if (reason === 'rate' || reason === 'full') void reply.header('retry-after', AGAIN_SECONDS);
      return refuse(reply, code, detail);
    };
    const mayCome = (request: FastifyRequest, records: number) =>
      services.floodLimit.allows({ siteId: siteOf(request).id, address: request.ip }, records);

    app.route<{ Querystring: TelemetryRequest['query'] }>({
      method,
      url: path,
      bodyLimit: route.maxBodyBytes,
      // Before the body is read: who floods one site takes no time from the others.
      onRequest: async (request, reply) => {
        if (!mayCome(request, 1)) await no(request, reply, TOO_OFTEN);
      },
      // What the framework refuses before the handler: too much, or what is no JSON.
      onError: async (request, _reply, error: FastifyError) => {
        if ((error.statusCode ?? SERVER_ERROR) < SERVER_ERROR)
          count(request, error.code === OVERSIZED ? 'too-large' : 'invalid');
      },
      handler: async (request, reply) => {
        const answer = (recorded: number) => route.answer?.(reply, recorded) ?? reply.send({ recorded });
        const read = readCall(route, request);
        if ('reason' in read)
          return no(request, reply, read.reason === 'crumb' ? { ...read, detail: { crumb: renewCrumb(reply) } } : read);
        const site = siteOf(request);
        if (!allowsAnalytics(site, visitorOf(request))) {
          count(request, 'consent');
          return answer(0);
        }
        const address = route.pageOf?.(read.input) ?? request.headers.referer ?? '';
        const place = await placeOrNone({ db: services.db, request, site, kind, address });
        if (!place) return no(request, reply, FULL);
        if (!place.isRecorded) {
          count(request, 'unrecorded');
          return answer(0);
        }
        const { records, taken } = route.records(read.input, { request, site });
        if (!mayCome(request, Math.max(0, records.length - 1))) return no(request, reply, TOO_OFTEN);
        const made = records.map(({ name, data, origin = 'page', value = null }, position): NewRecord => ({
          siteId: site.id,
          key: read.key,
          position,
          atMs: read.atMs,
          kind,
          name,
          origin,
          path: place.path,
          value,
          data,
        }));
        if (!services.records.take(made)) return no(request, reply, FULL);
        if (read.isClockWrong) count(request, 'clock', made.length);
        taken?.(reply);
        return answer(made.length);
      },
    });
  };
}

/** A call that says what its endpoint takes. */
interface ReadCall<Input> {
  readonly key: string;
  /** What its key tells, or now where that cannot be. */
  readonly atMs: number;
  readonly isClockWrong: boolean;
  readonly input: Input;
}

/** A call without a key is none of our pages'; it counts as often as it comes. */
function readCall<Input>(route: TelemetryRoute<Input>, request: TelemetryRequest): ReadCall<Input> | Refused {
  if (!isSameOrigin(request)) return { reason: 'origin', code: 'site/origin' };
  const crumb = route.crumb === 'header' ? request.headers[CRUMB_HEADER] : request.query[CRUMB_PARAMETER];
  if (!isCrumbRight(request, crumb)) return { reason: 'crumb', code: 'site/crumb' };
  const nowMs = Date.now();
  const { [CALL_KEY_PARAMETER]: sent = createKey(nowMs) } = request.query;
  const key = readKey(sent);
  if (key === undefined) return { reason: 'key', code: 'site/invalid-input' };
  const parsed = route.schema.safeParse(route.sent ? route.sent(request) : request.body);
  if (!parsed.success)
    return { reason: 'invalid', code: 'site/invalid-input', detail: { errors: fieldErrors(parsed.error) } };
  const timeMs = timeOfKey(key);
  const believed = isBelieved(timeMs, nowMs) ? timeMs : undefined;
  return { key, atMs: believed ?? nowMs, isClockWrong: believed === undefined, input: parsed.data };
}

/** Without the database it may not be known who tells, or of what; the page keeps it until that is known. */
async function placeOrNone(telling: Parameters<typeof callPlace>[0]): Promise<CallPlace | undefined> {
  try {
    return await callPlace(telling);
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
