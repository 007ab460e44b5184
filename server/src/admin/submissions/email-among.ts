import { isEmail } from '../../platform/mail/is-email';

/** The first answer that is an email address; empty if there is none. */
export function emailAmong(kept: Readonly<Record<string, unknown>>): string {
  const answers = Object.values(kept).flatMap((value) => [value].flat());
  const emails = answers.flatMap((answer) =>
    typeof answer === 'string' && isEmail(answer.trim()) ? [answer.trim()] : [],
  );
  return emails[0] ?? '';
}
