import type { InLanguages } from '../../../platform/language';
import { polish } from './search-page.messages.pl';

const english = { title: 'Search', description: 'Search this site.' };

/** What the search page says of itself, in one language. */
export type SearchPageMessages = typeof english;

/** The same in every language. */
export const SEARCH_PAGE_MESSAGES: InLanguages<SearchPageMessages> = { en: english, pl: polish };
