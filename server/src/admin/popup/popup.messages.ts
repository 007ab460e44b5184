import type { InLanguages } from '../../platform/language';
import { polish } from './popup.messages.pl';

const english = {
  saved: 'Saved. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved the pop-up (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile the pop-up has been saved. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'on',
  off: 'off',
  nothing: '(empty)',
  noContent: 'Create the content of the pop-up first.',
  page: 'Enter one path per line, such as /shop, or /shop/* for all pages below it.',
  mostPages: (most: number) => `Enter at most ${most} pages.`,
  figures: { shown: 'Shown', closed: 'Closed', sent: 'Forms sent' },
  figuresSummary: (greatest: string, when: string) => `Most on one day: ${greatest}, ${when}.`,
};

export type PopupMessages = typeof english;

export const POPUP_MESSAGES: InLanguages<PopupMessages> = { en: english, pl: polish };
