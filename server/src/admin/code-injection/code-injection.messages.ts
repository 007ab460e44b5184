import type { InLanguages } from '../../platform/language';
import { polish } from './code-injection.messages.pl';

const english = {
  saved: 'Saved. Visitors get it with their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved other code (${at}). Each field that differs shows the saved code below yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile other code has been saved. Each field that differs shows the saved code below yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  long: (most: number) => `Enter at most ${most} characters.`,
  choose: 'Choose one from the list.',
  noPage: 'There is no such page.',
  tooMany: (most: number) => `At most ${most} pages can have code of their own.`,
};

export type CodeInjectionMessages = typeof english;

/** Of the page for code injection. */
export const CODE_INJECTION_MESSAGES: InLanguages<CodeInjectionMessages> = { en: english, pl: polish };
