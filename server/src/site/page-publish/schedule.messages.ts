import type { InLanguages } from '../../platform/language';
import { polish } from './schedule.messages.pl';

interface FailedSchedule {
  readonly siteName: string;
  readonly title: string;
  /** What is wrong, one mistake a line. */
  readonly reason: string;
}

const english = {
  failedSubject: (title: string) => `“${title}” could not be published`,
  failedBody: ({ siteName, title, reason }: FailedSchedule) =>
    `The page “${title}” of ${siteName} was scheduled, but could not be published:

${reason}

Visitors see the page as before. Open Website, Pages in the admin area to fix the draft and publish it.`,
};

export type ScheduleMessages = typeof english;

export const SCHEDULE_MESSAGES: InLanguages<ScheduleMessages> = { en: english, pl: polish };
