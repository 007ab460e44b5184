import type { Fallback } from 'shared-types/render';

/** The empty `href` is the page's own URL. */
export const fallback: Fallback = {
  en: '<h1>Admin</h1><p>This page is not available right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Panel</h1><p>Ta strona jest chwilowo niedostępna. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};
