import { NEW_PASSWORD_LENGTH } from 'shared-types/config/new-password';
import type { InLanguages } from '../../language';
import { polish } from './new-password.sentences.pl';

/** What the letter is written from that tells of a new password. */
export interface ChangedLetterFacts {
  readonly siteName: string;
  /** Of the account, which is where the letter goes. */
  readonly email: string;
  /** When it was changed, with the time zone. */
  readonly timeText: string;
  /** Where another letter is to be had. */
  readonly link: string;
}

const { min, max } = NEW_PASSWORD_LENGTH;
const english = {
  short: `Choose a password of at least ${min} characters.`,
  long: `Choose a password of at most ${max} characters.`,
  common:
    'This password is easy to guess: many people use it or one like it. Choose several words that do not belong together.',
  own: 'Choose a password that is not made of your name or email address.',
  changedSubject: (siteName: string) => `Your password for ${siteName} is changed`,
  changedBody: ({
    siteName,
    email,
    timeText,
    link,
  }: ChangedLetterFacts) => `The password for ${email} at ${siteName} was changed on ${timeText}. Whoever was signed in with it has been signed out.

If it was you, there is nothing to do.

If it was not, somebody else can open your letters. Change the password of your mailbox first, then set a new one here:

${link}
`,
};

/** What is said of a new password, in one language. */
export type NewPasswordSentences = typeof english;

/** The same in every language. */
export const NEW_PASSWORD_SENTENCES: InLanguages<NewPasswordSentences> = { en: english, pl: polish };
