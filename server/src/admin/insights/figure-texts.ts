import { amountText, moneyText } from '../../commerce/order/money-text';

export type MetricUnit = 'ms' | 'score' | 'bytes';

export interface FigureTexts {
  readonly count: (value: number) => string;
  /** With one decimal, unless it is whole. */
  readonly average: (value: number) => string;
  /** `cents` is in minor units. */
  readonly money: (cents: number) => string;
  /** `amount` is in the currency itself. */
  readonly amount: (amount: number) => string;
  /** `share` is from 0 to 1. */
  readonly percent: (share: number) => string;
  readonly metric: (value: number, unit: MetricUnit) => string;
  /** Short, for an axis. */
  readonly axis: { readonly count: (value: number) => string; readonly money: (amount: number) => string };
}

const [SECOND_MS, KILOBYTE] = [1000, 1000];
/** Percentiles are exact to about five percent, the width of a bucket. */
export const EXACT_DIGITS = 2;

/** Creates the formats of a language and a currency. Digits are 0 to 9, as everywhere on a site. */
export function createFigureTexts({
  locale,
  currency,
}: {
  readonly locale: string;
  readonly currency: string;
}): FigureTexts {
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
    return (value: number) => format.format(value);
  };
  const amount = amountText(locale, currency);
  const unit = (name: string) =>
    write({ style: 'unit', unit: name, unitDisplay: 'short', maximumSignificantDigits: EXACT_DIGITS });
  const [milliseconds, seconds, bytes, kilobytes] = [
    unit('millisecond'),
    unit('second'),
    unit('byte'),
    unit('kilobyte'),
  ];
  const score = write({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    count: write({ maximumFractionDigits: 0 }),
    average: write({ maximumFractionDigits: 1 }),
    money: moneyText(locale, currency),
    amount,
    percent: write({ style: 'percent', maximumFractionDigits: 0 }),
    metric(value, what) {
      if (what === 'score') return score(value);
      if (what === 'bytes') return value < KILOBYTE ? bytes(value) : kilobytes(value / KILOBYTE);
      return value < SECOND_MS ? milliseconds(value) : seconds(value / SECOND_MS);
    },
    axis: {
      count: write({ notation: 'compact' }),
      money: amountText(locale, currency, {
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }),
    },
  };
}
