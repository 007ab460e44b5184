/** How many random bytes a key takes. */
export const KEY_RANDOM_BYTES = 10;

/** What a key is made of. */
export interface CallKeyParts {
  /** The clock, in milliseconds since 1970. */
  readonly nowMs: number;
  /** `KEY_RANDOM_BYTES` random bytes. */
  readonly random: Uint8Array;
}

/** A UUID of version 7 (RFC 9562, section 5.7): 48 bits of time, then chance. */
export function callKey({ nowMs, random }: CallKeyParts): string {
  const time = Math.max(0, nowMs).toString(16).padStart(12, '0').slice(-12);
  const chance = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((random[2] ?? 0) >> 6);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${chance.slice(0, 3)}`,
    variant + chance.slice(5, 8),
    chance.slice(8),
  ].join('-');
}
