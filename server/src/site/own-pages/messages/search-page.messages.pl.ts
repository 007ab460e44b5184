import type { SearchPageMessages } from './search-page.messages';

/** What the search page says of itself in Polish. */
export const polish: SearchPageMessages = { title: 'Szukaj', description: 'Przeszukaj tę stronę.' };
