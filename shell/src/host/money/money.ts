import type { Money, MoneyCapability, MoneyFormat } from 'shared-types/host/money';
import type { NumberFormat } from 'shared-types/site/context';
import type { CurrencyCode } from 'shared-types/site/currency';
import { CURRENCY_FORMATS, type CurrencyFormat } from 'shared-types/site/currency-format';
import { groupDigits } from 'shared-types/site/number/group-digits';
import { type Decimal, minorToDecimal, roundToDecimal } from './decimal-digits';

interface MoneyContext {
  readonly numberFormat: NumberFormat;
  /** ISO 4217 code of the site's currency. */
  readonly currency: string;
}

/**
 * Creates the money capability. It does not use Intl, so that server and page print the same.
 *
 * @implements MONEY-01 MONEY-02 MONEY-03 MONEY-04 MONEY-05 MONEY-06 MONEY-08 MONEY-09 MONEY-10 MONEY-11
 */
export function createMoney({ numberFormat, currency }: MoneyContext): MoneyCapability {
  const write = (number: Decimal, entry: CurrencyFormat, options?: MoneyFormat) =>
    placeSymbol(writeNumber(number, numberFormat, options), entry, number.negative ? numberFormat.minus : '');
  return {
    format(money, options) {
      if (!isMoney(money)) throw new TypeError('Money needs a finite amount and a supported currencyCode.');
      const entry = CURRENCY_FORMATS[money.currencyCode];
      return write(roundToDecimal(money.amount, entry.fractionDigits), entry, options);
    },
    cents(cents, options) {
      const code = options?.currencyCode ?? currency;
      if (!Number.isSafeInteger(cents) || !isSupported(code))
        throw new TypeError('Cents are a whole number of a supported currency.');
      const entry = CURRENCY_FORMATS[code];
      return write(minorToDecimal(cents, entry.fractionDigits), entry, options);
    },
  };
}

function isMoney(value: Money): value is Money & { currencyCode: CurrencyCode } {
  return (
    typeof value === 'object' && value !== null && Number.isFinite(value.amount) && isSupported(value.currencyCode)
  );
}

function isSupported(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCY_FORMATS, code);
}

function writeNumber({ integer, fraction }: Decimal, format: NumberFormat, options?: MoneyFormat): string {
  const whole = groupDigits(integer, format);
  const trimmed = options?.trimZeros && /^0*$/.test(fraction);
  return fraction && !trimmed ? whole + format.decimal + fraction : whole;
}

/** A symbol that ends in a letter is separated by a no-break space: `CHF 12.00`, but `$12.00`. */
function placeSymbol(number: string, { symbol, placement }: CurrencyFormat, minus: string): string {
  if (placement === 'after') return `${minus}${number}\u00A0${symbol}`;
  return `${minus}${symbol}${/\p{L}$/u.test(symbol) ? '\u00A0' : ''}${number}`;
}
