import { NEW_PASSWORD_LENGTH } from 'shared-types/admin/people/new-password';
import type { InLanguages } from '../../platform/language';
import { polish } from './new-password.messages.pl';

/** What the email is written from that tells of a new password. */
export interface PasswordChangedEmailData {
  readonly siteName: string;
  /** Of the account, which is where the email goes. */
  readonly email: string;
  /** When it was changed, with the time zone. */
  readonly timeText: string;
  /** Where another email is to be had. */
  readonly link: string;
}

const { min, max } = NEW_PASSWORD_LENGTH;
const english = {
  short: `Choose a password of at least ${min} characters.`,
  long: `Choose a password of at most ${max} characters.`,
  common:
    'This password is easy to guess: many people use it or one like it. Choose several words that do not belong together.',
  own: 'Choose a password that is not made of your name or email address.',
  changedSubject: (siteName: string) => `Your password for ${siteName} was changed`,
  changedBody: ({
    siteName,
    email,
    timeText,
    link,
  }: PasswordChangedEmailData) => `The password for ${email} at ${siteName} was changed on ${timeText}. Everyone signed in with it has been signed out.

If it was you, you can ignore this email.

If it was not, someone else can read your email. Change the password of your mailbox first, then set a new one here:

${link}
`,
};

/** What is said of a new password, in one language. */
export type NewPasswordMessages = typeof english;

/** The same in every language. */
export const NEW_PASSWORD_MESSAGES: InLanguages<NewPasswordMessages> = { en: english, pl: polish };
