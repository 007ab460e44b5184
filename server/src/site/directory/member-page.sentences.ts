import type { MEMBER_PATH } from 'shared-types/site/member-password';
import type { InLanguages } from '../../language';
import { polish } from './member-page.sentences.pl';

/** What a page is called, and what stands below its title where its block has none. */
export interface MemberPageWords {
  readonly title: string;
  readonly intro?: string;
}

const english: Readonly<Record<keyof typeof MEMBER_PATH, MemberPageWords>> = {
  signIn: { title: 'Sign in as a member', intro: 'Members of this site sign in here.' },
  forgottenPassword: { title: 'Forgotten password' },
  newPassword: { title: 'Your password' },
};

/** What the pages for members are called, in one language. */
export type MemberPageSentences = typeof english;

/** The same in every language. */
export const MEMBER_PAGE_SENTENCES: InLanguages<MemberPageSentences> = { en: english, pl: polish };
