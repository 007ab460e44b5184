import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, VISITOR_COOKIE_SECONDS, VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';
import { readVisitor, visitorNow, visitorThen, writeVisitor, type VisitorRecord } from './visit';

/** A bar may stand in a cookie as it is; pages read the value as the specification writes it. */
const OPTIONS = { encode: String };

/** What comes later than a page waits for an answer was kept, and sent again by it or by a later page. */
const LATE_MS = 60_000;

/** The visitor of a hit, and whether the hit begins a visit. */
export interface HitVisit {
  readonly visitor: VisitorRecord;
  readonly begins: boolean;
  /** When the visit was heard of; absent for a late hit, of which the cookies that came since know more. */
  readonly receivedMs?: number;
}

/** What a hit tells of its visit beside its cookies. */
export interface SentVisit {
  /** The visitor cookie's value as the page sends it, for a browser that sends no cookies with the call. */
  readonly sentCookie?: string | undefined;
  /** How long ago the hit was, in milliseconds. */
  readonly lateMs: number;
}

/** The visit of a hit: that of now, or where it comes late, that of its own time. */
export function visitOf({ cookies }: FastifyRequest, { sentCookie, lateMs }: SentVisit): HitVisit {
  const isLate = lateMs > LATE_MS;
  const hitMs = Date.now() - (isLate ? lateMs : 0);
  const own = readVisitor(cookies[COOKIE.visitor]);
  if (isLate && own) return { visitor: visitorThen({ visitor: own, sentCookie }, hitMs), begins: false };
  const known = cookies[COOKIE.visitor] ?? sentCookie;
  const visitor = visitorNow({ visitor: known, visit: cookies[COOKIE.visit] }, hitMs);
  return { visitor, begins: readVisitor(known)?.count !== visitor.count, receivedMs: hitMs };
}

/**
 * Sets the cookies of visitor and visit again, unless the hit came late to a browser that has newer ones.
 *
 * @implements VISIT-03 VISIT-05 VISIT-09
 */
export function rememberVisit(reply: FastifyReply, { visitor, receivedMs }: HitVisit): void {
  if (receivedMs === undefined) return;
  const lasting = { ...OPTIONS, maxAge: VISITOR_COOKIE_SECONDS };
  setCookie(reply, { name: COOKIE.visitor, value: writeVisitor(visitor) }, lasting);
  setCookie(reply, { name: COOKIE.visit, value: String(receivedMs) }, { ...OPTIONS, maxAge: VISIT_COOKIE_SECONDS });
}
