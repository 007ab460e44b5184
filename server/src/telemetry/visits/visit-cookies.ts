import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, VISITOR_COOKIE_SECONDS, VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';
import { readVisitor, visitorNow, visitorThen, writeVisitor, type VisitorRecord } from './visit';

/** Not encoded: pages expect a plain bar, as specified. */
const OPTIONS = { encode: String };

/** Longer than a page waits for an answer, so the call is a retry. */
const LATE_MS = 60_000;

export interface HitVisit {
  readonly visitor: VisitorRecord;
  readonly begins: boolean;
  /** Time of the hit; absent if the browser has newer cookies. */
  readonly receivedMs?: number;
}

export interface SentVisit {
  /** The visitor cookie's value as the page sends it, for browsers that send no cookies with the call. */
  readonly sentCookie?: string | undefined;
  /** How long ago the hit was, in milliseconds. */
  readonly lateMs: number;
}

/** The visit of a hit; for a late hit, the visit at its own time. */
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
 * Renews the cookies of visitor and visit, unless a late hit would overwrite newer ones.
 * @implements VISIT-03 VISIT-05 VISIT-09
 */
export function rememberVisit(reply: FastifyReply, { visitor, receivedMs }: HitVisit): void {
  if (receivedMs === undefined) return;
  const lasting = { ...OPTIONS, maxAge: VISITOR_COOKIE_SECONDS };
  setCookie(reply, { name: COOKIE.visitor, value: writeVisitor(visitor) }, lasting);
  setCookie(reply, { name: COOKIE.visit, value: String(receivedMs) }, { ...OPTIONS, maxAge: VISIT_COOKIE_SECONDS });
}
