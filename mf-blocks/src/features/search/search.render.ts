import type { RenderDifferences } from 'shared-types/render';

/** The empty `href` is the page's own URL with its query. */
export const rendered = {
  fallback: {
    en: '<h1>Search</h1><p>Search is not available right now. Wait a moment and <a href="">try again</a>.</p>',
    pl: '<h1>Szukaj</h1><p>Wyszukiwarka jest chwilowo niedostępna. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
  },
} satisfies RenderDifferences;
