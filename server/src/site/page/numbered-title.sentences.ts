import type { InLanguages } from '../../language';
import { polish } from './numbered-title.sentences.pl';

const english = { title: (title: string, number: number) => `${title} – Page ${number}` };

/** What the title of a page of a list says, in one language. */
export type NumberedTitleSentences = typeof english;

/** The same in every language. */
export const NUMBERED_TITLE_SENTENCES: InLanguages<NumberedTitleSentences> = { en: english, pl: polish };
