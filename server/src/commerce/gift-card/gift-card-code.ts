import { randomInt } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';

/** Emails and digits that nobody takes for each other, in print or by voice: 32 of them. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A code nobody can guess: 80 random bits, as `ABCD-EFGH-JKLM-NPQR`. */
export function createGiftCardCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The last of its groups, by which those who have it know it; the rest is enough of a secret. */
export function endingOf(code: string): string {
  return code.slice(-GROUP_LENGTH);
}

/** What is stored in a code's place: the same however it is typed. */
export function giftCardHash(code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return tokenHash(`gift card ${plain}`);
}
