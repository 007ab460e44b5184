import type { NumberedTitleSentences } from './numbered-title.sentences';

/** What the title of a page of a list says in Polish. */
export const polish: NumberedTitleSentences = { title: (title, number) => `${title} – strona ${number}` };
