import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './code-injection.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Visitors get it with their next page.',
  noPage: 'There is no such page.',
  tooMany: (most: number) => `At most ${most} pages can have code of their own.`,
};

export type CodeInjectionMessages = typeof english;

/** Of the page for code injection. */
export const CODE_INJECTION_MESSAGES: InLanguages<CodeInjectionMessages> = { en: english, pl: polish };
