/** What PostgreSQL cannot store in text: NUL and lone surrogates. */
export const UNSTORABLE = /[\0\p{Surrogate}]/gu;

export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}

export function isStorable(text: string): boolean {
  return storableText(text) === text;
}

/** As it is stored where it is one line. */
export function storableLine(text: string): string {
  return storableText(text).replace(/\s+/g, ' ').trim();
}
