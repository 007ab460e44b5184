import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './form.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Visitors see it on their next page.',
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
  'formula-empty': 'Enter a formula, such as [Tickets] * 12.50.',
  'formula-unfinished': 'The formula ends too early. A number, a field or a closing bracket is missing.',
  'formula-unexpected': (found: string, at: number) =>
    `“${found}” at character ${at} cannot be there. A formula has numbers, fields like [Tickets], + - * ( ) and sum( ; ).`,
  'formula-unknown': (name: string) => `The form has no field “${name}”. Write a label as it is in its field.`,
  'formula-ambiguous': (name: string) => `Several fields have the label “${name}”. Rename one of them.`,
  'formula-itself': (name: string) => `“${name}” cannot count itself.`,
  'formula-circle': (name: string) => `“${name}” counts this calculation already.`,
  'formula-below': (name: string) => `“${name}” is below this calculation. Move it above.`,
  'formula-no-number': (name: string) =>
    `“${name}” has no amount. Only numbers, amounts, choices and calculations can be counted.`,
  'formula-long': (most: number) =>
    `The formula is too long. Its fields count with their IDs; it has at most ${most} characters.`,
  'amounts-count': (options: number) =>
    `Enter an amount for each option, in the same order: ${options} lines. Or leave all empty.`,
  'amounts-amount': (amount: string) => `“${amount}” is not an amount. Enter digits, such as 12.50.`,
  listGone: 'This mailing list no longer exists. Choose another one.',
  listDeleted: 'a deleted list',
  emailTo: 'Emails must be formatted as name@example.com.',
  webhookUrl: 'Enter a URL that starts with https://, without a user name or password.',
  privateUrl: 'This address is not on the public internet, so nothing can be posted there.',
  successUrl: 'Start with / for a page of this site, or with https://.',
};

export type FormMessages = typeof english;

export const FORM_MESSAGES: InLanguages<FormMessages> = { en: english, pl: polish };
