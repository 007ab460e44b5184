import type { InLanguages } from '../../../platform/language';
import { polish } from './numbered-title.messages.pl';

const english = { title: (title: string, number: number) => `${title} – Page ${number}` };

export type NumberedTitleMessages = typeof english;

export const NUMBERED_TITLE_MESSAGES: InLanguages<NumberedTitleMessages> = { en: english, pl: polish };
