import type { InLanguages } from '../../platform/language';
import { polish } from './closed-page.messages.pl';

const english = {
  title: 'This website is not available',
  visitors: 'Please come back later.',
  owners: 'Is this your site? Everything on it is still there.',
  signIn: 'Sign in to see what to do',
};

/** What stands in the place of a closed site, in one language. */
export type ClosedPageMessages = typeof english;

/** The same in every language. */
export const CLOSED_PAGE_MESSAGES: InLanguages<ClosedPageMessages> = { en: english, pl: polish };
