import { FIELD_PARTS } from 'shared-types/forms/contact-form';
import { isEmail } from '../../../platform/mail/is-email';
import { TEXT_RULE, type Answer, type FieldRule } from './field-rule';

/** First and last name. One of them is enough, because some people have one name. */
export const NAME: FieldRule = {
  parts: () => FIELD_PARTS.name,
  read: ([first = '', last = '']) => [first, last],
  error: () => undefined,
  isComplete: (answer) => answer.some((part) => part !== ''),
  keep: (answer) => answer,
};

export const EMAIL: FieldRule = {
  ...TEXT_RULE,
  error: ([address = ''], { messages }) => (isEmail(address) ? undefined : messages.noEmail),
};

const PHONE = /^[+\d][\d\s().\-/]*$/;
/** Digits of a telephone number with its calling code (ITU-T E.164 allows 15). */
const PHONE_DIGITS = { least: 3, most: 15 } as const;
const CALLING_CODE = /^\+?\d{1,3}$/;
/** Area code, prefix and line of a North American number. */
const NORTH_AMERICAN = /^(\d{3})(\d{3})(\d{4})$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Calling code, area code, prefix and line. Only North American numbers are divided; others are a line. Three parts have no
 * calling code.
 */
export const PHONE_RULE: FieldRule = {
  parts: () => FIELD_PARTS.phone,
  read(sent) {
    if (sent.length > 3) return sent.slice(0, 4);
    if (sent.length === 3) return ['', ...sent];
    const [number = '', country = ''] = sent;
    const divided = isNorthAmerican(country) ? NORTH_AMERICAN.exec(digitsOf(number)) : null;
    return divided ? [country, ...divided.slice(1)] : [country, '', '', number];
  },
  error([country = '', ...number], { messages }) {
    const text = number.join('');
    const { length } = digitsOf(country + text);
    const isRight = PHONE.test(text) && length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
    return isRight && (country === '' || CALLING_CODE.test(country)) ? undefined : messages.noPhone;
  },
  isComplete: ([, ...number]) => number.some((part) => part !== ''),
  keep: (answer) => answer,
};

function isNorthAmerican(country: string): boolean {
  return country === '' || digitsOf(country) === '1';
}

const UNITED_STATES = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica']);
const ZIP = /^\d{5}$/;

/**
 * Two lines, city, state, postal code and country. A street and a city are needed; not every country has states or postal
 * codes.
 */
export const ADDRESS: FieldRule = {
  parts: () => FIELD_PARTS.address,
  read: (sent) => FIELD_PARTS.address.map((_, index) => sent[index] ?? ''),
  error: (answer, { messages }) => (hasZip(answer) ? undefined : messages.noZip),
  isComplete: ([line1 = '', , city = '']) => line1 !== '' && city !== '',
  keep: (answer) => answer,
};

/** @implements VALID-11 */
function hasZip([, , , , zip = '', country = '']: Answer): boolean {
  const isAmerican = UNITED_STATES.has(country.toLowerCase().replace(/[^a-z]/g, ''));
  return !isAmerican || zip === '' || ZIP.test(zip);
}
