import type { RenderDifferences } from 'shared-types/render';

/** The empty `href` is the page's own URL. */
export const rendered = {
  fallback: {
    en: '<h1>This page is locked</h1><p>You cannot enter its password right now. Wait a moment and <a href="">try again</a>.</p>',
    pl: '<h1>Ta strona jest zablokowana</h1><p>Nie można teraz podać hasła. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
  },
} satisfies RenderDifferences;
