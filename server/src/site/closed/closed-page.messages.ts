import type { InLanguages } from '../../platform/language';
import { polish } from './closed-page.messages.pl';

const english = {
  title: 'This website is not available',
  visitors: 'Please come back later.',
  owners: 'Is this your site? Everything on it is still there.',
  signIn: 'Sign in to see what to do',
};

export type ClosedPageMessages = typeof english;

export const CLOSED_PAGE_MESSAGES: InLanguages<ClosedPageMessages> = { en: english, pl: polish };
