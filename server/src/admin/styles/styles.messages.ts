import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './styles.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Published. Visitors see it on their next page.',
  color: 'Enter a color such as #3b5844.',
};

export type StylesMessages = typeof english;

export const STYLES_MESSAGES: InLanguages<StylesMessages> = { en: english, pl: polish };
