import type { InLanguages } from '../../platform/language';

/** What is said to who was signed out while typing. */
export const SIGNED_OUT_MESSAGES: InLanguages<string> = {
  en: 'You are signed out. What you typed is still here.',
  pl: 'Sesja wygasła. Wpisane zmiany nadal tu są.',
};
