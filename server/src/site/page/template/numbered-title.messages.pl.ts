import type { NumberedTitleMessages } from './numbered-title.messages';

export const polish: NumberedTitleMessages = { title: (title, number) => `${title} – strona ${number}` };
