import type { Fallback } from 'shared-types/render';

/** Shown if a block cannot be rendered. */
export const fallback: Fallback = {
  en: '<p>This part of the page cannot be shown right now.</p>',
  pl: '<p>Tej części strony nie można teraz wyświetlić.</p>',
};
