import type { InLanguages } from '../../../platform/language';
import { polish } from './search-page.messages.pl';

const english = { title: 'Search', description: 'Search this site.' };

export type SearchPageMessages = typeof english;

export const SEARCH_PAGE_MESSAGES: InLanguages<SearchPageMessages> = { en: english, pl: polish };
