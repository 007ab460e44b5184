import type { LessonsMessages } from './lessons.messages';

export const messages: LessonsMessages = {
  saved: 'Zapisano. Odwiedzający widzą lekcje w tej kolejności.',
  arrangedNote: (course) => `Ułożono lekcje kursu „${course}”`,
  placeInvalid: 'Wpisz liczbę całkowitą.',
  chapterInvalid: (most) => `Wpisz najwyżej ${most} znaków.`,
};
