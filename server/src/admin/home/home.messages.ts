import type { InLanguages } from '../../platform/language';
import { polish } from './home.messages.pl';

const english = {
  setupList: { hide: 'The list is hidden.', show: 'The list is shown again.' },
};

export type HomeMessages = typeof english;

export const HOME_MESSAGES: InLanguages<HomeMessages> = { en: english, pl: polish };
