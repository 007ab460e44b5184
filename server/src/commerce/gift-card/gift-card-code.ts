import { randomInt } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';

/** 32 letters and digits that are not confused in print or by voice. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A random code of 80 bits, as `ABCD-EFGH-JKLM-NPQR`. */
export function createGiftCardCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The last group, by which owners recognize a code; the others remain secret. */
export function endingOf(code: string): string {
  return code.slice(-GROUP_LENGTH);
}

/** Hash of a code, the same however it is typed. */
export function giftCardHash(code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return tokenHash(`gift card ${plain}`);
}
