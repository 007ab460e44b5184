import { randomUUID } from 'node:crypto';
import { VISIT_COOKIE_SECONDS } from 'shared-types/site/cookie';

const VISITOR = /^([A-Za-z0-9-]{1,64})((?:\|\d{1,15}){4})$/;
const VISIT = /^\d{1,15}$/;
const VISIT_MS = VISIT_COOKIE_SECONDS * 1000;
/** The maximum of the counter's column. */
const MOST_VISITS = 2_147_483_647;

/** A visitor as the cookie stores it; times are milliseconds since 1970. */
export interface VisitorRecord {
  readonly id: string;
  readonly firstMs: number;
  readonly previousMs: number;
  readonly latestMs: number;
  readonly count: number;
}

export interface VisitCookies {
  readonly visitor: string | undefined;
  readonly visit: string | undefined;
}

/**
 * Parses a visitor cookie: an id, then four positive integers; undefined if malformed.
 * @implements VISIT-01 VISIT-02
 */
export function readVisitor(text: string | undefined): VisitorRecord | undefined {
  const [, id, numbers] = VISITOR.exec(text ?? '') ?? [];
  const [firstMs = 0, previousMs = 0, latestMs = 0, count = 0] = numbers?.slice(1).split('|').map(Number) ?? [];
  const isWhole = Math.min(firstMs, previousMs, latestMs, count) > 0 && count < MOST_VISITS;
  return id && isWhole ? { id, firstMs, previousMs, latestMs, count } : undefined;
}

export function writeVisitor({ id, firstMs, previousMs, latestMs, count }: VisitorRecord): string {
  return [id, firstMs, previousMs, latestMs, count].join('|');
}

/**
 * The visitor at this time. Without a live visit cookie a new visit begins; without a valid visitor cookie it is the
 * first, and all three times are now.
 * @implements VISIT-04 VISIT-06 VISIT-07 VISIT-08
 */
export function visitorNow({ visitor, visit }: VisitCookies, nowMs: number): VisitorRecord {
  const known = readVisitor(visitor);
  if (!known) return { id: randomUUID(), firstMs: nowMs, previousMs: nowMs, latestMs: nowMs, count: 1 };
  if (isLive(visit, nowMs)) return known;
  return { ...known, previousMs: known.latestMs, latestMs: nowMs, count: known.count + 1 };
}

/**
 * The visitor at the time of a late hit, which belongs to the visit of the sent cookie, or else to the previous one.
 */
export function visitorThen(
  { visitor, sentCookie }: { readonly visitor: VisitorRecord; readonly sentCookie: string | undefined },
  hitMs: number,
): VisitorRecord {
  if (hitMs >= visitor.latestMs) return visitor;
  const then = readVisitor(sentCookie);
  return then?.id === visitor.id ? then : { ...visitor, count: Math.max(1, visitor.count - 1) };
}

/** Checks the time in the cookie, so that the browser need not be trusted to delete it. */
function isLive(visit: string | undefined, nowMs: number): boolean {
  const receivedMs = VISIT.test(visit ?? '') ? Number(visit) : 0;
  return receivedMs > 0 && nowMs - receivedMs < VISIT_MS;
}
