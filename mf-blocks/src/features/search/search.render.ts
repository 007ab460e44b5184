import type { RenderDifferences } from 'shared-types/render';

/** Where the search cannot be rendered. The empty address is the page's own, with the words in it. */
export const rendered = {
  fallback: {
    en: '<h1>Search</h1><p>Search is not available right now. Wait a moment and <a href="">try again</a>.</p>',
    pl: '<h1>Szukaj</h1><p>Wyszukiwarka jest chwilowo niedostępna. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
  },
} satisfies RenderDifferences;
