import type { InLanguages } from '../../language';
import { polish } from './search-page.sentences.pl';

const english = { title: 'Search', description: 'Search this site.' };

/** What the search page says of itself, in one language. */
export type SearchPageSentences = typeof english;

/** The same in every language. */
export const SEARCH_PAGE_SENTENCES: InLanguages<SearchPageSentences> = { en: english, pl: polish };
