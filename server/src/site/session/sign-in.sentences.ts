import type { InLanguages } from '../../language';
import { polish } from './sign-in.sentences.pl';

const english = {
  email: 'Write the whole email address, like ada@example.com.',
  password: 'Write your password.',
  limited: (minutes: number) =>
    `There have been too many attempts to sign in. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
};

/** What the sign-in says of what was sent, in one language. */
export type SignInSentences = typeof english;

/** The same in every language. */
export const SIGN_IN_SENTENCES: InLanguages<SignInSentences> = { en: english, pl: polish };
