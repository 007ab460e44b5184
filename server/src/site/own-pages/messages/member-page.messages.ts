import type { MEMBER_PATH } from 'shared-types/site/people/member-password';
import type { InLanguages } from '../../../platform/language';
import { polish } from './member-page.messages.pl';

/** What a page is called, and what stands below its title where its block has none. */
export interface TitleAndDescription {
  readonly title: string;
  readonly intro?: string;
}

const english: Readonly<Record<keyof typeof MEMBER_PATH, TitleAndDescription>> = {
  signIn: { title: 'Sign in as a member', intro: 'Members of this site sign in here.' },
  forgottenPassword: { title: 'Forgotten password' },
  newPassword: { title: 'Your password' },
};

/** What the pages for members are called, in one language. */
export type MemberPageMessages = typeof english;

/** The same in every language. */
export const MEMBER_PAGE_MESSAGES: InLanguages<MemberPageMessages> = { en: english, pl: polish };
