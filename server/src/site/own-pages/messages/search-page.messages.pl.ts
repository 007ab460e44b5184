import type { SearchPageMessages } from './search-page.messages';

export const polish: SearchPageMessages = { title: 'Szukaj', description: 'Przeszukaj tę stronę.' };
