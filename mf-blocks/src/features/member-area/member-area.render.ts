import type { RenderDifferences } from 'shared-types/render';

/** The empty `href` is the page's own URL. */
export const rendered = {
  fallback: {
    en: '<p>Sign-in is not available right now. Wait a moment and <a href="">try again</a>.</p>',
    pl: '<p>Logowanie jest chwilowo niedostępne. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
  },
} satisfies RenderDifferences;
