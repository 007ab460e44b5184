const EMAIL = /^[^\s@/]+@[^\s@/]+$/;
const KNOWN = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** The address of a link as typed: without a scheme it is a web or email address; undefined if empty. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (KNOWN.test(text)) return text;
  return EMAIL.test(text) ? `mailto:${text}` : `https://${text}`;
}
