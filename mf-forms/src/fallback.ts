import type { Fallback } from 'shared-types/render';

/** Shown if a form cannot be rendered. */
export const fallback: Fallback = {
  en: '<p role="alert">This form cannot be shown right now. Please try again in a few minutes.</p>',
  pl: '<p role="alert">Tego formularza nie można teraz wyświetlić. Spróbuj ponownie za kilka minut.</p>',
};
