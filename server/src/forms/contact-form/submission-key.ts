import { createIdempotencyKey } from '../../platform/http/idempotency-key';

/** 128 random bits; for one form, followed by its id. */
const KEY = /^[A-Za-z0-9_-]{22}(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

/** True for a key that may send this form. A key without a form's id fits every form. */
export function isKeyFor(formId: string, key: unknown): key is string {
  const match = typeof key === 'string' ? KEY.exec(key) : null;
  return match !== null && (match[1] === undefined || match[1] === formId);
}

/** Creates a key for one form, as its pages have it: a page shown again after a server error keeps only such keys. */
export function createKeyFor(formId: string): string {
  return `${createIdempotencyKey()}-${formId}`;
}
