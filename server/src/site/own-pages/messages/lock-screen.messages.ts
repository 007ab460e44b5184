import type { InLanguages } from '../../../platform/language';
import { polish } from './lock-screen.messages.pl';

const english = {
  membersOnly: { title: 'This page available only site members', description: 'Sign in as a member to see this page.' },
  password: { title: 'This page is locked', description: 'This page opens with a password.' },
  accessDenied: { title: 'Access denied', description: 'Your membership does not include this page.' },
};

export type LockScreenMessages = typeof english;

export const LOCK_SCREEN_MESSAGES: InLanguages<LockScreenMessages> = { en: english, pl: polish };
