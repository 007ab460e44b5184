import type { MEMBER_PATH } from 'shared-types/site/people/member-password';
import type { InLanguages } from '../../../platform/language';
import { polish } from './member-page.messages.pl';

/** Title of a page, and a description if its block has none. */
export interface TitleAndDescription {
  readonly title: string;
  readonly intro?: string;
}

const english: Readonly<Record<keyof typeof MEMBER_PATH, TitleAndDescription>> = {
  signIn: { title: 'Sign in as a member', intro: 'Members of this site sign in here.' },
  forgottenPassword: { title: 'Forgotten password' },
  newPassword: { title: 'Your password' },
};

export type MemberPageMessages = typeof english;

export const MEMBER_PAGE_MESSAGES: InLanguages<MemberPageMessages> = { en: english, pl: polish };
