import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './announcement.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Visitors see it on their next page.',
  savedLater: (from: string) => `Saved. Visitors see it from ${from} on.`,
  savedOver: 'Saved. Its end has passed, so visitors do not see it.',
  figures: { shown: 'Shown', closed: 'Closed', clicked: 'Link clicks' },
  figuresSummary: (greatest: string, when: string) => `Most on one day: ${greatest}, ${when}.`,
  tried: 'This is how the bar would look. Nothing is saved yet.',
  needed: 'Enter an announcement, or switch it off.',
  linkTitle: 'Enter a link text, or leave both link fields empty.',
  linkHref: 'Enter a link URL, or leave both link fields empty.',
  href: 'Start with / for a page of this site, or with https://, mailto: or tel:.',
};

export type AnnouncementMessages = typeof english;

export const ANNOUNCEMENT_MESSAGES: InLanguages<AnnouncementMessages> = { en: english, pl: polish };
