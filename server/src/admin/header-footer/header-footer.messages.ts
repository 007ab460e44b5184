import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './header-footer.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Published. Visitors see it on their next page.',
  titleElsewhere: 'The site name is the same in all languages. Change it in the site’s main language.',
};

export type HeaderFooterMessages = typeof english;

export const HEADER_FOOTER_MESSAGES: InLanguages<HeaderFooterMessages> = { en: english, pl: polish };
