import type { InLanguages } from '../../platform/language';
import { polish } from './submissions.messages.pl';

const english = {
  noneChosen: 'Select submissions first.',
  columns: { receivedAt: 'Received', form: 'Form', page: 'Page' },
  keepDays: ({ least, most }: { least: number; most: number }) =>
    `Enter a number of days from ${least} to ${most}, or nothing.`,
  retentionQuestion: ({ days, count }: { days: number; count: number }) =>
    `${count === 1 ? '1 submission is' : `${count} submissions are`} older than ${days} days and will be deleted within an hour. This cannot be undone.`,
  retentionConflict: (days: number | null) =>
    `Someone else has set ${days === null ? 'that submissions are kept' : `${days} days`} meanwhile. Reload the page to change that.`,
  noEmail: 'Enter an email address.',
};

export type SubmissionsMessages = typeof english;

export const SUBMISSIONS_MESSAGES: InLanguages<SubmissionsMessages> = { en: english, pl: polish };
