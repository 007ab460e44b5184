import type { SearchPageSentences } from './search-page.sentences';

/** What the search page says of itself in Polish. */
export const polish: SearchPageSentences = { title: 'Szukaj', description: 'Przeszukaj tę stronę.' };
