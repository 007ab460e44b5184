import type { InLanguages } from '../../platform/language';
import { polish } from './site-languages.messages.pl';

const english = {
  saved: 'Saved. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another main language (${at}). Save again to replace it with yours.`,
  now: (name: string) => `Saved meanwhile: ${name}`,
  unknown: 'Enter a language tag, such as en, de-CH or pl.',
  further: 'This language has pages of its own already. The main language must be another one.',
  oneMain: 'Exactly one language, the main one, has an empty root.',
  pages:
    'All languages whose pages the site has must be there, and no others: importing the site adds and removes languages with their pages.',
};

export type SiteLanguagesMessages = typeof english;

export const SITE_LANGUAGES_MESSAGES: InLanguages<SiteLanguagesMessages> = { en: english, pl: polish };
