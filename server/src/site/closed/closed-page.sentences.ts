import type { InLanguages } from '../../language';
import { polish } from './closed-page.sentences.pl';

const english = {
  title: 'This website is not available',
  visitors: 'It is not shown at the moment. Please come back later.',
  owners: 'Is this your site? Everything on it is still there.',
  signIn: 'Sign in to see what to do',
};

/** What stands in the place of a closed site, in one language. */
export type ClosedPageSentences = typeof english;

/** The same in every language. */
export const CLOSED_PAGE_SENTENCES: InLanguages<ClosedPageSentences> = { en: english, pl: polish };
