import type { InLanguages } from '../../platform/language';

/** The thanks of an owner who has written none, in every language. */
export const THANKS: InLanguages<string> = {
  en: 'Thank you. Your message has been sent.',
  pl: 'Dziękujemy. Wiadomość została wysłana.',
};
