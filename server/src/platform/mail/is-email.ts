import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';

/**
 * One @, then names separated by dots; no spaces and no characters that need quotes (RFC 5322, section 3.2.3), which
 * could be markup or a second address.
 */
const EMAIL = /^[^\s@"()<>[\]\\,:;\p{Cc}]+@[^\s@."()<>[\]\\,:;\p{Cc}]+(?:\.[^\s@."()<>[\]\\,:;\p{Cc}]+)*$/u;

/**
 * True for text that looks like an email address, of 3 to 256 characters. All forms and the checkout share this rule.
 * @implements VALID-03 VALID-04 VALID-05
 */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_LENGTH.min && text.length <= EMAIL_LENGTH.max && EMAIL.test(text);
}
