/** Random 16-bit numbers in a UUID. */
export const UUID_RANDOM_WORDS = 5;

/**
 * A UUID of version 7 (RFC 9562, section 5.7).
 * @param nowMs the clock, in milliseconds since 1970
 * @param random `UUID_RANDOM_WORDS` random numbers
 */
export function uuidV7(nowMs: number, random: Uint16Array): string {
  const [first = 0, second = 0, ...others] = random;
  const words = [0x7000 | (first & 0x0fff), 0x8000 | (second & 0x3fff), ...others];
  const digits = hex(Math.max(0, nowMs), 12) + words.map((word) => hex(word, 4)).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits);
}
