import type { InLanguages } from '../../platform/language';
import { polish } from './form.messages.pl';

const english = {
  saved: 'Saved. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this form (${at}). Each part that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile this form has been saved. Each part that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  nothing: '(empty)',
  checked: 'checked',
  noFields: 'A form needs at least one field.',
  tooManyFields: (most: number) => `A form has at most ${most} fields. Remove some.`,
  noOptions: 'Enter at least one option.',
  tooManyOptions: (most: number) => `Enter at most ${most} options.`,
  longOption: (option: string, most: number) => `“${option}” is too long. An option has at most ${most} characters.`,
  repeatedOption: (option: string) => `“${option}” is there twice. Remove one of them.`,
  noSiteKey: 'Enter the site key that the service has given you.',
  noCaptchaSecret:
    'The server has no secret for this site key, so nobody could send the form. Ask who runs the server to add it.',
  'condition-unknown': () => 'This field is no longer in the form. Choose another one.',
  'condition-itself': (title: string) => `“${title}” cannot depend on itself. Choose another field.`,
  'condition-circle': (title: string) =>
    `“${title}” depends on this field already. Choose another field, or remove the condition there.`,
  'condition-below': (title: string) => `“${title}” is below this field. Move it above, or choose another field.`,
  'condition-operator': (title: string) => `This cannot be asked of “${title}”. Choose another comparison.`,
  'condition-no-value': () => 'Enter what the answer is compared with.',
  'condition-no-option': (title: string) => `Enter one of the options of “${title}”, as it is written there.`,
  'condition-no-number': () => 'Enter a number.',
  emailTo: 'Emails must be formatted as name@example.com.',
  webhookUrl: 'Enter a URL that starts with https://, without a user name or password.',
  privateUrl: 'This address is not on the public internet, so nothing can be posted there.',
  successUrl: 'Start with / for a page of this site, or with https://.',
};

export type FormMessages = typeof english;

export const FORM_MESSAGES: InLanguages<FormMessages> = { en: english, pl: polish };
