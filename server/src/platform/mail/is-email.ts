import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';

/**
 * One @, behind it names parted by single dots, and nowhere a space or a sign that an address needs quotes for (RFC 5322,
 * section 3.2.3): it could be markup, or two addresses. What lies beyond only a sent email can tell.
 */
const EMAIL = /^[^\s@"()<>[\]\\,:;\p{Cc}]+@[^\s@."()<>[\]\\,:;\p{Cc}]+(?:\.[^\s@."()<>[\]\\,:;\p{Cc}]+)*$/u;

/**
 * True for what looks like an email address and is 3 to 256 characters long. One rule for every form and the checkout.
 *
 * @implements VALID-03 VALID-04 VALID-05
 */
export function isEmail(text: string): boolean {
  return text.length >= EMAIL_LENGTH.min && text.length <= EMAIL_LENGTH.max && EMAIL.test(text);
}
