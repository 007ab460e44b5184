import type { InLanguages } from '../../platform/language';
import { polish } from './submissions.messages.pl';

const english = {
  noneChosen: 'Select submissions first.',
  columns: { receivedAt: 'Received', form: 'Form', page: 'Page' },
  noEmail: 'Enter an email address.',
};

export type SubmissionsMessages = typeof english;

export const SUBMISSIONS_MESSAGES: InLanguages<SubmissionsMessages> = { en: english, pl: polish };
