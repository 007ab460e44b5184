/** What PostgreSQL cannot keep in text: the character 0, and halves of characters. */
export const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Text without what the database would refuse. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}
