import type { InLanguages } from '../../language';
import { polish } from './announcement.sentences.pl';

const english = {
  saved: 'This is saved. It is on the next page that anybody opens.',
  tried: 'This is how the bar would look. Nothing is saved yet.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another announcement (${at}). What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.`,
  conflictWithSomebody:
    'Meanwhile another announcement has been saved. What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'on',
  off: 'off',
  nothing: '(empty)',
  needed: 'Write what is to be announced, or switch it off.',
  line: 'Write one line of text.',
  long: (most: number) => `Write ${most} characters at most.`,
  linkTitle: 'Write what the link says, or leave both fields of the link empty.',
  linkHref: 'Write where the link leads, or leave both fields of the link empty.',
  href: 'Begin with / for a page of this site, or with https://, mailto: or tel:.',
  choose: 'Choose one of the list.',
};

/** What the server says of the announcement to its owners, in one language. */
export type AnnouncementSentences = typeof english;

/** The same in every language. */
export const ANNOUNCEMENT_SENTENCES: InLanguages<AnnouncementSentences> = { en: english, pl: polish };
