import type { InLanguages } from '../../platform/language';
import { polish } from './submission-emails.messages.pl';

const english = {
  owner: {
    subject: ({ form, number }: { form: string; number: string }) => `New submission of “${form}” (${number})`,
    title: (form: string) => `New submission of “${form}”`,
    replies: 'A reply to this email goes to the visitor.',
    link: 'Open it in the admin area',
  },
  copy: {
    subject: (siteName: string) => `Your message to ${siteName}`,
    title: 'What was sent',
    text: (siteName: string) =>
      `Someone, most likely you, has sent this to ${siteName} and entered this address. If it was not you, you can ignore this email.`,
  },
  number: 'Number',
};

export type SubmissionEmailMessages = typeof english;

export const SUBMISSION_EMAIL_MESSAGES: InLanguages<SubmissionEmailMessages> = { en: english, pl: polish };
