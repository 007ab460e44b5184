import type { InLanguages } from '../../../platform/language';
import { polish } from './numbered-title.messages.pl';

const english = { title: (title: string, number: number) => `${title} – Page ${number}` };

/** What the title of a page of a list says, in one language. */
export type NumberedTitleMessages = typeof english;

/** The same in every language. */
export const NUMBERED_TITLE_MESSAGES: InLanguages<NumberedTitleMessages> = { en: english, pl: polish };
