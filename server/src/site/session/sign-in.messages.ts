import type { InLanguages } from '../../platform/language';
import { polish } from './sign-in.messages.pl';

const english = {
  email: 'Enter the whole email address, like ada@example.com.',
  password: 'Enter your password.',
  limited: (minutes: number) =>
    `Too many sign-in attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
};

export type SignInMessages = typeof english;

export const SIGN_IN_MESSAGES: InLanguages<SignInMessages> = { en: english, pl: polish };
