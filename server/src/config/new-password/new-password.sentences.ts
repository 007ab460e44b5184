import { NEW_PASSWORD_LENGTH } from 'shared-types/config/new-password';
import type { InLanguages } from '../../language';
import { polish } from './new-password.sentences.pl';

const { min, max } = NEW_PASSWORD_LENGTH;
const english = {
  short: `Choose a password of at least ${min} characters.`,
  long: `Choose a password of at most ${max} characters.`,
};

/** What is said of a new password, in one language. */
export type NewPasswordSentences = typeof english;

/** The same in every language. */
export const NEW_PASSWORD_SENTENCES: InLanguages<NewPasswordSentences> = { en: english, pl: polish };
