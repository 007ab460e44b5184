import type { InLanguages } from '../../platform/language';
import { polish } from './header-footer.messages.pl';

const english = {
  saved: 'Published. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved another header or footer (${at}). Each part that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile another header or footer has been saved. Each part that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  nothing: '(empty)',
  titleElsewhere: 'The site name is the same in all languages. Change it in the site’s main language.',
};

export type HeaderFooterMessages = typeof english;

export const HEADER_FOOTER_MESSAGES: InLanguages<HeaderFooterMessages> = { en: english, pl: polish };
