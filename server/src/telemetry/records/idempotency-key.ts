import { randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** RFC 9562, section 5.7: 48 bits of milliseconds, the version, the variant. */
const DATED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;
/** A page keeps what it could not send for a week; clocks may be off by an hour, as where summer time is forgotten. */
const [BELIEVED_BACK_MS, BELIEVED_AHEAD_MS] = [8 * DAY_MS, 3_600_000];
/** The day of keys that tell none. */
const NO_DAY = '1970-01-01';
/** The last day that is written with four digits of a year. */
const LAST_MS = Date.UTC(9999, 11, 31);

/** The key in a query, in lower case; `undefined` where that is no UUID. */
export function readIdempotencyKey(text: unknown): string | undefined {
  return typeof text === 'string' && UUID.test(text) ? text.toLowerCase() : undefined;
}

/** How many keys of one millisecond can tell which of them was first: 12 bits. */
const KEYS_IN_ORDER = 0x1000;
/** The last millisecond a key was made in, and which of its keys that was. */
const last = { ms: -1, place: 0 };

/**
 * A key of version 7 for a call that came without one. Keys of one millisecond sort as they were made (RFC 9562, section
 * 6.2, method 1).
 */
export function createIdempotencyKey(nowMs: number): string {
  last.place = nowMs === last.ms ? (last.place + 1) % KEYS_IN_ORDER : 0;
  last.ms = nowMs;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.place, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Milliseconds since 1970 that the key tells; `undefined` for a key of another version. */
export function timeOfKey(key: string): number | undefined {
  const [, high, low] = DATED.exec(key) ?? [];
  return high === undefined || low === undefined ? undefined : Number.parseInt(high + low, 16);
}

/**
 * How late a call is, in milliseconds: from its key to when it was sent, both by the page's clock, which may be wrong. At most
 * as long as a page keeps calls; 0 where the call does not say.
 */
export function latenessOf(key: string, sent: unknown): number {
  const lateMs = Number(sent) - (timeOfKey(key) ?? NaN);
  return lateMs > 0 ? Math.min(lateMs, BELIEVED_BACK_MS) : 0;
}

/** True where the clock that made the key can be believed: at most eight days ago, and at most an hour ahead. */
export function isBelieved(timeMs: number | undefined, nowMs: number): timeMs is number {
  return timeMs !== undefined && timeMs >= nowMs - BELIEVED_BACK_MS && timeMs <= nowMs + BELIEVED_AHEAD_MS;
}

/**
 * The day (UTC) of a key, `2026-11-22`, by the key alone: a call that comes again at another time lies where it lay, and
 * is found there. Keys that tell no time, or none that could be, share one day.
 */
export function dayOfKey(key: string): string {
  const timeMs = timeOfKey(key);
  return timeMs === undefined || timeMs > LAST_MS ? NO_DAY : new Date(timeMs).toISOString().slice(0, 10);
}
