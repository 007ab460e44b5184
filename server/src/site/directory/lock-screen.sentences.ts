import type { InLanguages } from '../../language';
import { polish } from './lock-screen.sentences.pl';

const english = {
  membersOnly: { title: 'This page available only site members', description: 'Sign in as a member to see this page.' },
  password: { title: 'This page is locked', description: 'This page opens with a password.' },
  accessDenied: { title: 'Access denied', description: 'Your membership does not include this page.' },
};

/** What the lock screens say of themselves, in one language. */
export type LockScreenSentences = typeof english;

/** The same in every language. */
export const LOCK_SCREEN_SENTENCES: InLanguages<LockScreenSentences> = { en: english, pl: polish };
