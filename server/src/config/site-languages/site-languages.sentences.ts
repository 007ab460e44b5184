import type { InLanguages } from '../../language';
import { polish } from './site-languages.sentences.pl';

const english = {
  saved: 'This is saved. The next page that anybody opens is in this language.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another main language (${at}). Save again to put yours in its place.`,
  now: (name: string) => `Saved meanwhile: ${name}`,
  unknown: 'Give the tag of a language, such as en, de-CH or pl.',
  further: 'This language has pages of its own already. The main language must be another one.',
  oneMain: 'Exactly one language, the main one, has an empty root.',
  pages:
    'All languages whose pages the site has must be there, and no others: a language comes and goes with its pages, which the site’s document brings.',
};

/** What the server says of a site's languages to its owners, in one language. */
export type SiteLanguagesSentences = typeof english;

/** The same in every language. */
export const SITE_LANGUAGES_SENTENCES: InLanguages<SiteLanguagesSentences> = { en: english, pl: polish };
