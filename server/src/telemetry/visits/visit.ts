import { randomUUID } from 'node:crypto';
import { VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';

const VISITOR = /^([A-Za-z0-9-]{1,64})((?:\|\d{1,15}){4})$/;
const VISIT = /^\d{1,15}$/;
const VISIT_MS = VISIT_COOKIE_SECONDS * 1000;
/** A counter column ends here; nobody comes that often. */
const MOST_VISITS = 2_147_483_647;

/** What is remembered of a visitor; times are in milliseconds since 1970. */
export interface VisitorRecord {
  readonly id: string;
  readonly firstMs: number;
  readonly previousMs: number;
  readonly latestMs: number;
  readonly count: number;
}

/** The cookies a browser came with, as text. */
export interface VisitCookies {
  readonly visitor: string | undefined;
  readonly visit: string | undefined;
}

/**
 * Reads a visitor cookie: an id, then four positive integers. Anything else is none.
 *
 * @implements VISIT-01 VISIT-02
 */
export function readVisitor(text: string | undefined): VisitorRecord | undefined {
  const [, id, numbers] = VISITOR.exec(text ?? '') ?? [];
  const [firstMs = 0, previousMs = 0, latestMs = 0, count = 0] = numbers?.slice(1).split('|').map(Number) ?? [];
  const isWhole = Math.min(firstMs, previousMs, latestMs, count) > 0 && count < MOST_VISITS;
  return id && isWhole ? { id, firstMs, previousMs, latestMs, count } : undefined;
}

/** The visitor cookie's text. */
export function writeVisitor({ id, firstMs, previousMs, latestMs, count }: VisitorRecord): string {
  return [id, firstMs, previousMs, latestMs, count].join('|');
}

/**
 * The visitor as of now. A visit goes on while its cookie is live; otherwise the next one begins, and the times move on.
 * Who has no valid cookie comes for the first time: all three times are now.
 *
 * @implements VISIT-04 VISIT-06 VISIT-07 VISIT-08
 */
export function visitorNow({ visitor, visit }: VisitCookies, nowMs: number): VisitorRecord {
  const known = readVisitor(visitor);
  if (!known) return { id: randomUUID(), firstMs: nowMs, previousMs: nowMs, latestMs: nowMs, count: 1 };
  if (isLive(visit, nowMs)) return known;
  return { ...known, previousMs: known.latestMs, latestMs: nowMs, count: known.count + 1 };
}

/**
 * The visitor as of a hit that comes late, where the browser has been known since. A hit from before the present visit
 * belongs to the one the page told of, or else to the one before the present.
 */
export function visitorThen(
  { visitor, sentCookie }: { readonly visitor: VisitorRecord; readonly sentCookie: string | undefined },
  hitMs: number,
): VisitorRecord {
  if (hitMs >= visitor.latestMs) return visitor;
  const then = readVisitor(sentCookie);
  return then?.id === visitor.id ? then : { ...visitor, count: Math.max(1, visitor.count - 1) };
}

/** The server wrote the time itself, so that it need not trust the browser to end the cookie. */
function isLive(visit: string | undefined, nowMs: number): boolean {
  const receivedMs = VISIT.test(visit ?? '') ? Number(visit) : 0;
  return receivedMs > 0 && nowMs - receivedMs < VISIT_MS;
}
