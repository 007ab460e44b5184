import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './popup.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Visitors see it on their next page.',
  noContent: 'Create the content of the pop-up first.',
  page: 'Enter one path per line, such as /shop, or /shop/* for all pages below it.',
  mostPages: (most: number) => `Enter at most ${most} pages.`,
  figures: { shown: 'Shown', closed: 'Closed', sent: 'Forms sent' },
  figuresSummary: (greatest: string, when: string) => `Most on one day: ${greatest}, ${when}.`,
};

export type PopupMessages = typeof english;

export const POPUP_MESSAGES: InLanguages<PopupMessages> = { en: english, pl: polish };
