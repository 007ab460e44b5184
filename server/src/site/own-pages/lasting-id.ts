import { hash } from 'node:crypto';

/** A UUID derived from a text: the same on every instance and after every start. */
export function lastingId(text: string): string {
  const hex = hash('sha256', text);
  // Version 8 and the variant of RFC 9562, section 5.8: a custom UUID.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
