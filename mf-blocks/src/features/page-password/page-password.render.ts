import type { RenderDifferences } from 'shared-types/render';

/** Where the form for a page's password cannot be rendered. The empty address is the page's own. */
export const rendered = {
  fallback: {
    en: '<h1>This page is locked</h1><p>You cannot enter its password right now. Wait a moment and <a href="">try again</a>.</p>',
    pl: '<h1>Ta strona jest zablokowana</h1><p>Nie można teraz podać hasła. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
  },
} satisfies RenderDifferences;
