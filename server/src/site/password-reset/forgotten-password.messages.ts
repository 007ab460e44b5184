import type { InLanguages } from '../../platform/language';
import { polish } from './forgotten-password.messages.pl';

/** What an email is written from. */
export interface EmailData {
  readonly siteName: string;
  /** Of the account, which is where the email goes. */
  readonly email: string;
  readonly link: string;
  /** When the link ends, with the time zone. */
  readonly endsText: string;
}

const english = {
  requested:
    'If there is an account for that address on this site, an email is on its way. Its link sets a new password and works for half an hour.',
  limited: (minutes: number) =>
    `Too many emails were requested. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  subject: (siteName: string) => `A new password for ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }: EmailData) => `Someone, most likely you, has asked for a new password for ${email} at ${siteName}.

To set one, open this link. It works once, until ${endsText}:

${link}

If it was not you, you can ignore this email: your password stays as it is, and nobody else has this link.
`,
};

/** What is said of a forgotten password, on the page and in the email, in one language. */
export type ForgottenPasswordMessages = typeof english;

/** The same in every language. */
export const FORGOTTEN_PASSWORD_MESSAGES: InLanguages<ForgottenPasswordMessages> = { en: english, pl: polish };
