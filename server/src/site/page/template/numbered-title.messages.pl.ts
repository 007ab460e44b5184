import type { NumberedTitleMessages } from './numbered-title.messages';

/** What the title of a page of a list says in Polish. */
export const polish: NumberedTitleMessages = { title: (title, number) => `${title} – strona ${number}` };
