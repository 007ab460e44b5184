import { numberText } from 'shared-types/forms/logic/number-text';
import { TEXT_RULE, type FieldRule } from './field-rule';

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/;
const AMOUNT = /^-?\d{1,12}(?:\.\d{1,2})?$/;
const ACCOUNT = /^@\w{1,15}$/;
const ACCOUNT_PAGE = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/i;
/** Stands for a password: what visitors use elsewhere is not kept. */
const PASSWORD_MARK = '********';

/** A number in digits; both a point and a comma may separate its fraction. Kept with a point, without spaces. */
export const NUMBER_RULE: FieldRule = {
  ...TEXT_RULE,
  read: ([text = ''], _field, signs) => [numberText(text, signs)],
  error: ([number = ''], { messages }) => (NUMBER.test(number) ? undefined : messages.noNumber),
};

/** An amount of money, without its symbol. */
export const CURRENCY: FieldRule = {
  ...TEXT_RULE,
  read: ([text = ''], { currencySymbol = '' }, signs) => [numberText(text.replace(currencySymbol, ''), signs)],
  error: ([amount = ''], { messages }) => (AMOUNT.test(amount) ? undefined : messages.noAmount),
};

/** An address of the web; without a scheme, `https:`. */
export const WEBSITE: FieldRule = {
  ...TEXT_RULE,
  read: ([text = '']) => [text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`],
  error: ([address = ''], { messages }) => (isWebsite(address) ? undefined : messages.noWebsite),
};

function isWebsite(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.');
}

/** The name of an account at X, with or without `@`, or its page. Kept with `@`. */
export const TWITTER: FieldRule = {
  ...TEXT_RULE,
  read: ([text = '']) => [text === '' ? '' : `@${(ACCOUNT_PAGE.exec(text)?.[1] ?? text).replace(/^@/, '')}`],
  error: ([account = ''], { messages }) => (ACCOUNT.test(account) ? undefined : messages.noAccount),
};

/** Owners see that a password was given, and not which. */
export const PASSWORD: FieldRule = {
  ...TEXT_RULE,
  keep: ([text = '']) => (text === '' ? '' : PASSWORD_MARK),
};
