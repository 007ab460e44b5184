import { COUPON_LIMIT } from 'shared-types/commerce/coupons';

const CODE = new RegExp(`^[\\p{L}\\p{M}\\p{N}_-]{1,${COUPON_LIMIT.codeLength}}$`, 'u');

/** A code as codes are compared: without case, width and the white space around it. */
export function codeKey(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase().toUpperCase();
}

/** True for what can be a code at all. */
export function isCode(code: string): boolean {
  return CODE.test(code.normalize('NFKC').trim());
}

/** An email address as buyers are told apart by it. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
