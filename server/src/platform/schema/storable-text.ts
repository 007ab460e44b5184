/** What PostgreSQL cannot store in text: NUL and lone surrogates. */
export const UNSTORABLE = /[\0\p{Surrogate}]/gu;

export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}
