export interface AmountFormat {
  /** BCP 47 tag of the site's language. */
  readonly locale: string;
  /** Most digits after the decimal sign. */
  readonly digits: number;
}

/** An amount in the smallest unit, or why the text is none. */
export type Amount =
  | { readonly ok: true; readonly units: number }
  | { readonly ok: false; readonly reason: 'no-amount' | 'ambiguous' | 'too-many-digits' };

/** Spaces of every width, and the apostrophes that separate thousands in Switzerland. */
const BLANKS = /[\s'’\u00a0\u2007\u202f]/g;
const BLANK_GROUPS = /^\d{1,3}(?:[\s'’\u00a0\u2007\u202f]\d{3})+(?=[.,]|$)/;
const SIGN = /[.,]/;
/** Longer numbers are not exact as doubles. */
const MOST_DIGITS = 15;

/**
 * Parses an amount digit by digit, without rounding. A point or comma is the decimal sign if no more digits follow than
 * the currency has; spaces, apostrophes and the language's sign separate thousands.
 */
export function parseAmount(typed: string, { locale, digits }: AmountFormat): Amount {
  const text = typed.trim();
  const hasBlanks = text.replace(BLANKS, '') !== text;
  if (hasBlanks && !BLANK_GROUPS.test(text)) return { ok: false, reason: 'no-amount' };
  const plain = text.replace(BLANKS, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return { ok: false, reason: 'no-amount' };
  const signs = [...plain].filter((character) => SIGN.test(character));
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const behind = last < 0 ? 0 : plain.length - last - 1;
  const sign = plain[last] ?? '';
  const isRepeated = signs.filter((one) => one === sign).length > 1;
  const isDecimal = last >= 0 && !isRepeated && behind > 0 && behind <= digits;
  const whole = isDecimal ? plain.slice(0, last) : plain;
  if (!isDecimal && last >= 0 && !isGrouped(plain, sign, { locale, hasBlanks }))
    return { ok: false, reason: reasonOf({ isRepeated, behind, hasOther: signs.some((one) => one !== sign) }) };
  // Before the decimals, the other sign may separate thousands in any language.
  if (isDecimal && SIGN.test(whole) && (hasBlanks || !isInThrees(whole, sign === '.' ? ',' : '.')))
    return { ok: false, reason: 'no-amount' };
  return unitsOf(whole.replace(/[.,]/g, ''), isDecimal ? plain.slice(last + 1) : '', digits);
}

function unitsOf(whole: string, decimals: string, digits: number): Amount {
  const all = (whole + decimals.padEnd(digits, '0')).replace(/^0+(?=\d)/, '');
  return all.length > MOST_DIGITS ? { ok: true, units: Number.MAX_SAFE_INTEGER } : { ok: true, units: Number(all) };
}

/** True if all signs separate thousands, and nothing else is possible. */
function isGrouped(
  plain: string,
  sign: string,
  { locale, hasBlanks }: { readonly locale: string; readonly hasBlanks: boolean },
): boolean {
  if (hasBlanks || !isInThrees(plain, sign)) return false;
  return plain.indexOf(sign) !== plain.lastIndexOf(sign) || signsOf(locale).group === sign;
}

function isInThrees(text: string, sign: string): boolean {
  const [first = '', ...others] = text.split(sign);
  return /^\d{1,3}$/.test(first) && others.length > 0 && others.every((part) => /^\d{3}$/.test(part));
}

interface Signs {
  readonly isRepeated: boolean;
  readonly behind: number;
  readonly hasOther: boolean;
}

function reasonOf({ isRepeated, behind, hasOther }: Signs): 'no-amount' | 'ambiguous' | 'too-many-digits' {
  if (isRepeated || hasOther || behind === 0) return 'no-amount';
  return behind === 3 ? 'ambiguous' : 'too-many-digits';
}

/** The language's signs between thousands and before decimals. */
export function signsOf(locale: string): { readonly group: string | undefined; readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(1234567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: valueOf('group'), decimal: valueOf('decimal') ?? '.' };
}

/** An amount for an input field: in the site's language, without signs between thousands. */
export function amountText(units: number, { locale, digits }: AmountFormat): string {
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, '0');
  const { decimal } = signsOf(locale);
  return `${text.slice(0, -digits)}${decimal === ',' ? ',' : '.'}${text.slice(-digits)}`;
}
