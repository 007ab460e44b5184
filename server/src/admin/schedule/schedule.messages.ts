import type { InLanguages } from '../../platform/language';
import { polish } from './schedule.messages.pl';

const english = {
  time: 'Enter a date and time such as 2026-12-24 18:00.',
  skipped: (timeZone: string) =>
    `The clocks in ${timeZone} skip this time, when summer time begins. Enter an earlier or later one.`,
  until: 'Enter a time after the start.',
};

export type ScheduleMessages = typeof english;

export const SCHEDULE_MESSAGES: InLanguages<ScheduleMessages> = { en: english, pl: polish };
