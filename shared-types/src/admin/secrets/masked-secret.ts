/**
 * What a field shows in place of a secret that is stored. Sent back, it changes nothing; it is never stored.
 *
 * @implements EDIT-28
 */
export const MASKED_SECRET = '••••••••';

/** The secret that somebody has entered; undefined for the mask, and for an empty field. */
export function enteredSecret(sent: string): string | undefined {
  return sent === '' || sent === MASKED_SECRET ? undefined : sent;
}
