import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_HEADER, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { IDEMPOTENCY_KEY_PARAMETER, CALL_PAGE_PARAMETER, CALL_SENT_PARAMETER } from 'shared-types/telemetry/delivery';
import type { z } from 'zod';
import { allowsAnalytics } from '../site/visitor-consent/allows-analytics';
import type { ErrorCode } from '../platform/errors';
import { isCrumbRight } from '../platform/http/cookie/crumb';
import { fieldErrors } from '../platform/http/field-errors';
import { isSameOrigin } from '../platform/http/origin';
import { senderOf } from '../platform/http/sender-of';
import type { TelemetryServices } from './telemetry-services';
import { siteOf } from '../site/request/site-of-request';
import { visitorOf } from '../site/request/visitor';
import { isUnavailable } from '../platform/schema/is-unavailable';
import type { Site } from '../site/directory/site';
import { callPlace, type CallPlace } from './call-place';
import { createIdempotencyKey, isBelieved, latenessOf, readIdempotencyKey, timeOfKey } from './records/idempotency-key';
import type { NewRecord } from './records/new-record';
import type { RecordKind } from '../platform/schema/tables/telemetry.tables';
import type { RefusalReason } from './records/refusals';

/** An accepted call, as routes see it. */
export interface TelemetryCall {
  readonly request: FastifyRequest;
  readonly site: Site;
  /** How long ago it was made, in milliseconds: pages retry unsent calls for a week. */
  readonly lateMs: number;
}

/** A record as a route creates it, without call, site, page and time. */
export interface RecordDraft extends Pick<NewRecord, 'name' | 'data'> {
  /** Defaults to the kind of the route. */
  readonly kind?: RecordKind;
  /** Defaults to `page`. */
  readonly origin?: string;
  /** Defaults to none. */
  readonly value?: number;
}

export interface CallRecords {
  /** Always in the same order, because their positions are part of their identity. */
  readonly records: readonly RecordDraft[];
  /** Called once they are accepted, before the reply: to set a cookie, for instance. */
  readonly taken?: (reply: FastifyReply) => void;
}

/** One endpoint of telemetry. */
export interface TelemetryRoute<Input> {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly kind: RecordKind;
  /** Where the crumb is sent. */
  readonly crumb: 'header' | 'query';
  readonly maxBodyBytes: number;
  readonly schema: z.ZodType<Input>;
  /** The value the schema validates; the body by default. */
  readonly sent?: (request: FastifyRequest) => unknown;
  /** Address or path of the page that made the call; by default what is sent beside the body. */
  readonly pageOf?: (input: Input) => string | undefined;
  readonly records: (input: Input, call: TelemetryCall) => CallRecords;
  /** The reply; `{ recorded: n }` by default. */
  readonly answer?: (reply: FastifyReply, recorded: number) => FastifyReply;
}

/** The error a refused call gets, and the reason it is counted under. */
export interface Refused {
  readonly reason: RefusalReason;
  readonly code: ErrorCode;
  readonly errors?: Readonly<Record<string, string>>;
}

/** A call that is answered, though perhaps nothing was stored. */
export interface Answered {
  readonly recorded: number;
  /** The reason to count, if nothing was stored or not as sent. */
  readonly noted?: { readonly reason: RefusalReason; readonly count: number };
  readonly taken?: CallRecords['taken'];
}

export type TelemetryRequest = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>;

export const TOO_OFTEN: Refused = { reason: 'rate', code: 'site/rate-limited' };
const FULL: Refused = { reason: 'full', code: 'telemetry/full' };

/** True if the sender may send so many more records to the site. */
export function mayCome(
  { floodLimit }: Pick<TelemetryServices, 'floodLimit'>,
  request: FastifyRequest,
  records: number,
): boolean {
  return floodLimit.allows({ siteId: siteOf(request).id, address: senderOf(request) }, records);
}

/** Stores a call's records, unless they are not to be kept. The sender's budget has been charged for one already. */
export async function takeCall<Input>(
  route: TelemetryRoute<Input>,
  services: Pick<TelemetryServices, 'db' | 'floodLimit' | 'records'>,
  request: TelemetryRequest,
): Promise<Refused | Answered> {
  const read = readCall(route, request);
  if ('reason' in read) return read;
  const site = siteOf(request);
  if (!allowsAnalytics(site, visitorOf(request))) return nothingKept('consent');
  const address = route.pageOf?.(read.input) ?? senderPage(request);
  const place = await placeOrNone({ db: services.db, request, site, kind: route.kind, address });
  if (!place) return FULL;
  if (!place.isRecorded) return nothingKept('unrecorded');
  const lateMs = latenessOf(read.key, request.query[CALL_SENT_PARAMETER]);
  const { records: drafts, taken } = route.records(read.input, { request, site, lateMs });
  if (!mayCome(services, request, Math.max(0, drafts.length - 1))) return TOO_OFTEN;
  const { key, atMs, isClockWrong } = read;
  const common = { siteId: site.id, key, atMs, kind: route.kind, path: place.path };
  const records = drafts.map((draft, position): NewRecord => ({
    ...common,
    position,
    origin: 'page',
    value: null,
    ...draft,
  }));
  if (!services.records.take(records)) return FULL;
  return {
    recorded: records.length,
    ...(isClockWrong && { noted: { reason: 'clock', count: records.length } }),
    ...(taken && { taken }),
  };
}

/** Path of the page named beside the body, since a later page may send the call; else the referrer. */
function senderPage({ query, headers }: TelemetryRequest): string {
  const { [CALL_PAGE_PARAMETER]: page } = query;
  return typeof page === 'string' && page !== '' ? page : (headers.referer ?? '');
}

function nothingKept(reason: RefusalReason): Answered {
  return { recorded: 0, noted: { reason, count: 1 } };
}

interface ReadCall<Input> {
  readonly key: string;
  /** The key's time, or now if that is not plausible. */
  readonly atMs: number;
  readonly isClockWrong: boolean;
  readonly input: Input;
}

/** A call without a key does not come from our pages; it counts each time. */
function readCall<Input>(route: TelemetryRoute<Input>, request: TelemetryRequest): ReadCall<Input> | Refused {
  if (!isSameOrigin(request)) return { reason: 'origin', code: 'site/origin' };
  const crumb = route.crumb === 'header' ? request.headers[CRUMB_HEADER] : request.query[CRUMB_PARAMETER];
  if (!isCrumbRight(request, crumb)) return { reason: 'crumb', code: 'site/crumb' };
  const nowMs = Date.now();
  const { [IDEMPOTENCY_KEY_PARAMETER]: sent = createIdempotencyKey(nowMs) } = request.query;
  const key = readIdempotencyKey(sent);
  if (key === undefined) return { reason: 'key', code: 'site/invalid-input' };
  const parsed = route.schema.safeParse(route.sent ? route.sent(request) : request.body);
  if (!parsed.success) return { reason: 'invalid', code: 'site/invalid-input', errors: fieldErrors(parsed.error) };
  const timeMs = timeOfKey(key);
  const believed = isBelieved(timeMs, nowMs) ? timeMs : undefined;
  return { key, atMs: believed ?? nowMs, isClockWrong: believed === undefined, input: parsed.data };
}

/** Without the database the sender and the page may be unknown; the page retries later. */
async function placeOrNone(input: Parameters<typeof callPlace>[0]): Promise<CallPlace | undefined> {
  try {
    return await callPlace(input);
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
