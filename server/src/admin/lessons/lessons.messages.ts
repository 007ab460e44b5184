import type { InLanguages } from '../../platform/language';
import { messages as pl } from './lessons.messages.pl';

const messages = {
  saved: 'Saved. Visitors see the lessons in this order.',
  arrangedNote: (course: string): string => `Lessons of “${course}” arranged`,
  placeInvalid: 'Please enter a whole number.',
  chapterInvalid: (most: number): string => `Please enter at most ${most} characters.`,
};

export type LessonsMessages = typeof messages;

export const LESSONS_MESSAGES: InLanguages<LessonsMessages> = { en: messages, pl };
