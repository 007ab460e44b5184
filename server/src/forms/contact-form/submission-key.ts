/** 128 random bits, and in a page the id of the block they were written into. */
const KEY = /^[A-Za-z0-9_-]{22}(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

/** True for a key that may send this form: the server makes such keys, and a page's key sends the form it stands in. */
export function isKeyFor(formId: string, key: unknown): key is string {
  const match = typeof key === 'string' ? KEY.exec(key) : null;
  return match !== null && (match[1] === undefined || match[1] === formId);
}
