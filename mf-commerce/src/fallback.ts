import type { Fallback } from 'shared-types/render';

/** Shown where a block of the store cannot be rendered. */
export const fallback: Fallback = {
  en: '<p>This part of the shop cannot be shown right now. Please reload the page in a moment.</p>',
  pl: '<p>Tej części sklepu nie można teraz wyświetlić. Odśwież stronę za chwilę.</p>',
};
