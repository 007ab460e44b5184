import { COUPON_LIMIT } from 'shared-types/commerce/coupons';

const CODE = new RegExp(`^[\\p{L}\\p{M}\\p{N}_-]{1,${COUPON_LIMIT.codeLength}}$`, 'u');

/** Key for comparing codes: without case, width and surrounding whitespace. */
export function codeKey(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase().toUpperCase();
}

/** True for a valid form of a code. */
export function isCode(code: string): boolean {
  return CODE.test(code.normalize('NFKC').trim());
}

/** Key for comparing email addresses of buyers. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
