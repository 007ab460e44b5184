import type { InLanguages } from '../../platform/language';

export const THANKS: InLanguages<string> = {
  en: 'Thank you. Your message has been sent.',
  pl: 'Dziękujemy. Wiadomość została wysłana.',
};
