import type { InLanguages } from '../../platform/language';
import { polish } from './styles.messages.pl';

const english = {
  saved: 'Published. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved other styles (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile other styles have been saved. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  color: 'Enter a color such as #3b5844.',
  choose: 'Choose one from the list.',
};

export type StylesMessages = typeof english;

export const STYLES_MESSAGES: InLanguages<StylesMessages> = { en: english, pl: polish };
