import type { InLanguages } from '../../language';
import { polish } from './member-page.sentences.pl';

const english = {
  signIn: 'Sign in as a member',
  forgottenPassword: 'Forgotten password',
  newPassword: 'Your password',
};

/** What the pages for members are called, in one language. */
export type MemberPageSentences = typeof english;

/** The same in every language. */
export const MEMBER_PAGE_SENTENCES: InLanguages<MemberPageSentences> = { en: english, pl: polish };
