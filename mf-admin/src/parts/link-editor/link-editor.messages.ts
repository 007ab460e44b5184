import { messages as choicesMessages } from './page-choices.messages';

/** Of every feature that shows the link editor. */
export const messages = {
  ...choicesMessages,
  linkTo: 'Link to',
  linkPage: 'Page',
  linkWeb: 'Web address',
  linkEmail: 'Email',
  linkPhone: 'Phone',
  linkFile: 'File',
  linkPageHint: 'Title or path of a page',
  linkPhoneHint: 'For a text message, begin with sms:',
  linkAnchor: 'Part of the page',
  linkTop: 'Top of the page',
  linkLabel: 'Link text',
  linkNewWindow: 'Open in a new window',
  linkRemove: 'Remove link',
  linkChooseFile: 'Choose file',
  linkReplaceFile: 'Replace',
  linkHosts: 'Links must be formatted as {host} or {otherHost}',
  linkProblem: `{problem, select,
    pageForm {{val} is not a valid page URL}
    pageLong {A path must have fewer than 150 characters.}
    anchorForm {An anchor cannot have spaces.}
    anchorLong {An anchor must have fewer than 100 characters.}
    emailForm {Emails must be formatted as {email}}
    emailLong {An email link must have fewer than 1000 characters.}
    phoneForm {Enter a phone number of at least 4 digits, with nothing but digits and hyphens.}
    phoneLong {A phone number must have fewer than 50 characters.}
    smsForm {Enter a phone number after sms:}
    smsLong {A link to a text message must have fewer than 1000 characters.}
    script {Links cannot run scripts. Use a code block instead.}
    scriptLong {Links cannot run scripts. Use a code block instead.}
    ftpForm {Enter the address of a server, such as ftp://example.com}
    ftpLong {An ftp: link must have fewer than 100 characters.}
    https {Enter an address that begins with https://}
    other {Enter a web address, such as https://example.com}
  }`,
} as const;
