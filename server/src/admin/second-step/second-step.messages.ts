import type { InLanguages } from '../../platform/language';
import { polish } from './second-step.messages.pl';

const english = {
  code: 'Enter the code.',
  wrong: 'This code is wrong, too old, or was used already. Wait for the next one, or check your typing.',
  limited: (minutes: number) =>
    `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
};

export type SecondStepMessages = typeof english;

export const SECOND_STEP_MESSAGES: InLanguages<SecondStepMessages> = { en: english, pl: polish };
