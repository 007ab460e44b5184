import type { InLanguages } from '../../language';
import { polish } from './header-footer.sentences.pl';

const english = {
  saved: 'This is saved. It is on the next page that anybody opens.',
  missing: (address: string) => `No page at ${address} yet.`,
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another header or footer (${at}). What is saved now stands beside each part that differs, and what you have typed is still in it. Save again to put yours in its place.`,
  conflictWithSomebody:
    'Meanwhile another header or footer has been saved. What is saved now stands beside each part that differs, and what you have typed is still in it. Save again to put yours in its place.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  nothing: '(empty)',
  titleElsewhere: 'The name of the site is the same in all languages. Change it with the site’s own language.',
  linkTitle: 'Write what the link says, or leave both of its fields empty.',
  linkPath: 'Write where the link leads, or leave both of its fields empty.',
  address: 'Begin with / for a page of this site, or with https://, mailto: or tel:, without spaces.',
  tooMany: (most: number) => `A list has ${most} links at most. Take some away.`,
  repeated: (address: string) => `Two links lead to ${address}. Take one of them away.`,
};

/** What the server says of header and footer to a site's owners, in one language. */
export type HeaderFooterSentences = typeof english;

/** The same in every language. */
export const HEADER_FOOTER_SENTENCES: InLanguages<HeaderFooterSentences> = { en: english, pl: polish };
