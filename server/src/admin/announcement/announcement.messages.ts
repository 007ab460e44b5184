import type { InLanguages } from '../../platform/language';
import { polish } from './announcement.messages.pl';

const english = {
  saved: 'Saved. Visitors see it on their next page.',
  savedLater: (from: string) => `Saved. Visitors see it from ${from} on.`,
  savedOver: 'Saved. Its end has passed, so visitors do not see it.',
  figures: { shown: 'Shown', closed: 'Closed', clicked: 'Link clicks' },
  figuresSummary: (greatest: string, when: string) => `Most on one day: ${greatest}, ${when}.`,
  tried: 'This is how the bar would look. Nothing is saved yet.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another announcement (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile another announcement has been saved. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'on',
  off: 'off',
  nothing: '(empty)',
  needed: 'Enter an announcement, or switch it off.',
  line: 'Enter one line of text.',
  long: (most: number) => `Enter at most ${most} characters.`,
  linkTitle: 'Enter a link text, or leave both link fields empty.',
  linkHref: 'Enter a link URL, or leave both link fields empty.',
  href: 'Start with / for a page of this site, or with https://, mailto: or tel:.',
  choose: 'Choose one from the list.',
};

export type AnnouncementMessages = typeof english;

export const ANNOUNCEMENT_MESSAGES: InLanguages<AnnouncementMessages> = { en: english, pl: polish };
