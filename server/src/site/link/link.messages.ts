import type { LinkProblem } from 'shared-types/site/link/link-rules';
import type { InLanguages } from '../../platform/language';
import { polish } from './link.messages.pl';

/** Why a form's link is refused. For others, the form has its own message that says how links begin. */
export type LinkMessages = Readonly<Partial<Record<LinkProblem, string>>>;

const english: LinkMessages = {
  pageLong: 'A path must have fewer than 150 characters.',
  anchorLong: 'An anchor must have fewer than 100 characters.',
  emailForm: 'Emails must be formatted as name@example.com',
  emailLong: 'An email link must have fewer than 1000 characters.',
  phoneForm: 'Enter a phone number of at least 4 digits, with nothing but digits and hyphens.',
  phoneLong: 'A phone number must have fewer than 50 characters.',
  smsLong: 'A link to a text message must have fewer than 1000 characters.',
  webForm: 'Enter a web address, such as https://example.com',
  ftpLong: 'An ftp: link must have fewer than 100 characters.',
};

export const LINK_MESSAGES: InLanguages<LinkMessages> = { en: english, pl: polish };
