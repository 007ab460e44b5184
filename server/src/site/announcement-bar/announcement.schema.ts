import { z } from 'zod';
import type { InLanguages, Language } from '../../platform/language';
import { ANNOUNCEMENT_ID } from './closed-announcement';

const LONGEST_PATH = 2000;

const NOT_ONE: InLanguages<string> = {
  en: 'This is no announcement of the site. Please reload the page.',
  pl: 'To nie jest ogłoszenie tej witryny. Odśwież stronę.',
};

/** Which announcement a visitor has closed, or whose link was followed. */
export const announcementSchema = (language: Language) =>
  z.object({
    announcement: z
      .string({ error: NOT_ONE[language] })
      .regex(ANNOUNCEMENT_ID, { error: NOT_ONE[language] })
      .describe('Its id.'),
    return: z.string().max(LONGEST_PATH).default('').describe('Path of the page that it is on.'),
  });
