import { randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** RFC 9562, section 5.7: 48 bits of milliseconds, the version, the variant. */
const DATED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;
/** A page keeps unsent calls for a week; clocks may be wrong by an hour, as after a missed change to summer time. */
const [BELIEVED_BACK_MS, BELIEVED_AHEAD_MS] = [8 * DAY_MS, 3_600_000];
/** The day of keys without a time. */
const NO_DAY = '1970-01-01';
/** The last day whose year has four digits. */
const LAST_MS = Date.UTC(9999, 11, 31);

/** The key of a query in lower case; `undefined` if it is no UUID. */
export function readIdempotencyKey(text: unknown): string | undefined {
  return typeof text === 'string' && UUID.test(text) ? text.toLowerCase() : undefined;
}

/** 12 bits order the keys of one millisecond. */
const KEYS_IN_ORDER = 0x1000;
/** The last millisecond of a key, and the key's place in it. */
const last = { ms: -1, place: 0 };

/** A version 7 key for a call without one. Keys of one millisecond sort in order (RFC 9562, section 6.2, method 1). */
export function createIdempotencyKey(nowMs: number): string {
  last.place = nowMs === last.ms ? (last.place + 1) % KEYS_IN_ORDER : 0;
  last.ms = nowMs;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.place, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Milliseconds since 1970 in the key; `undefined` for other versions. */
export function timeOfKey(key: string): number | undefined {
  const [, high, low] = DATED.exec(key) ?? [];
  return high === undefined || low === undefined ? undefined : Number.parseInt(high + low, 16);
}

/** Milliseconds between a call's key and its sending, by the page's clock; at most eight days, 0 if unknown. */
export function latenessOf(key: string, sent: unknown): number {
  const lateMs = Number(sent) - (timeOfKey(key) ?? NaN);
  return lateMs > 0 ? Math.min(lateMs, BELIEVED_BACK_MS) : 0;
}

/** True if the time is plausible: at most eight days ago, and at most an hour ahead. */
export function isBelieved(timeMs: number | undefined, nowMs: number): timeMs is number {
  return timeMs !== undefined && timeMs >= nowMs - BELIEVED_BACK_MS && timeMs <= nowMs + BELIEVED_AHEAD_MS;
}

/** The key's day (UTC), for example `2026-11-22`; a fixed day for keys without a time. */
export function dayOfKey(key: string): string {
  const timeMs = timeOfKey(key);
  return timeMs === undefined || timeMs > LAST_MS ? NO_DAY : new Date(timeMs).toISOString().slice(0, 10);
}
