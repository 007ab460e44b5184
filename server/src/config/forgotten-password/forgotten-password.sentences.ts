import type { InLanguages } from '../../language';
import { polish } from './forgotten-password.sentences.pl';

/** What a letter is written from. */
export interface LetterFacts {
  readonly siteName: string;
  /** Of the account, which is where the letter goes. */
  readonly email: string;
  readonly link: string;
  /** When the link ends, with the time zone. */
  readonly endsText: string;
}

const english = {
  requested:
    'If there is an account for that address on this site, a letter is on its way. Its link sets a new password and works for half an hour.',
  limited: (minutes: number) =>
    `Letters have been asked for too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  subject: (siteName: string) => `A new password for ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }: LetterFacts) => `Somebody, most likely you, has asked for a new password for ${email} at ${siteName}.

To set one, open this link. It works once, until ${endsText}:

${link}

If it was not you, there is nothing to do: your password stays as it is, and nobody else has this link.
`,
};

/** What is said of a forgotten password, on the page and in the letter, in one language. */
export type ForgottenPasswordSentences = typeof english;

/** The same in every language. */
export const FORGOTTEN_PASSWORD_SENTENCES: InLanguages<ForgottenPasswordSentences> = { en: english, pl: polish };
