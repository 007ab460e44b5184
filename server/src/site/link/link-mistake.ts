import { LINK_LIMIT, type LinkProblem } from 'shared-types/site/link/link-rules';

const MISTAKES: Readonly<Partial<Record<LinkProblem, string>>> = {
  emailForm: 'must be an email address with one @ and a dot after it',
  phoneForm: 'must be a phone number of at least 4 digits, with nothing but digits and hyphens',
  webForm: 'must be a web address such as https://example.com, without spaces or a user name',
  ftpForm: 'must be an address such as ftp://example.com, without spaces or a user name',
  smsForm: 'must have a phone number after sms:',
  pageForm: 'must be a path without spaces',
  anchorForm: 'must be an anchor without spaces',
  fileForm: 'must be the address of a file, without spaces',
};
const OTHERWISE = 'must begin with / or # or be an https:, http:, ftp:, mailto:, tel: or sms: address';

/** What a document's report says of a link. */
export function linkMistake(problem: LinkProblem): string {
  const [, category] = /^(.+)Long$/.exec(problem) ?? [];
  const limit = Object.entries(LINK_LIMIT).find(([name]) => name === category)?.[1];
  if (limit !== undefined && problem !== 'scriptLong') return `must have fewer than ${limit} characters`;
  return MISTAKES[problem] ?? OTHERWISE;
}
