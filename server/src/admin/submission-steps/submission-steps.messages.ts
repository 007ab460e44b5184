import type { InLanguages } from '../../platform/language';
import { polish } from './submission-steps.messages.pl';

const english = {
  gone: 'This submission does not exist. It may have been deleted.',
  impossible: 'The settings of the form no longer allow this. Check them under “Storage”, then try again.',
};

export type SubmissionStepsMessages = typeof english;

export const SUBMISSION_STEPS_MESSAGES: InLanguages<SubmissionStepsMessages> = { en: english, pl: polish };
