import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';

/** One @, before it no space, and behind it names parted by single dots. What lies beyond only a sent mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/;

/**
 * True for what looks like an email address and is 3 to 256 characters long. One rule for every form and the checkout.
 *
 * @implements VALID-03 VALID-04 VALID-05
 */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_LENGTH.min && text.length <= EMAIL_LENGTH.max && EMAIL.test(text);
}
