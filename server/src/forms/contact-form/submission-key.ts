/** 128 random bits; in a page, followed by the block's id. */
const KEY = /^[A-Za-z0-9_-]{22}(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

/** True for a key that may send this form. Keys from the server fit every form, a key in a page only its own. */
export function isKeyFor(formId: string, key: unknown): key is string {
  const match = typeof key === 'string' ? KEY.exec(key) : null;
  return match !== null && (match[1] === undefined || match[1] === formId);
}
