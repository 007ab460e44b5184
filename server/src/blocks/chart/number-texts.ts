/** Formats the numbers of a chart in one language. Digits are 0 to 9, as everywhere on a site. */
export interface NumberTexts {
  /** All digits. */
  readonly full: (value: number) => string;
  /** Three digits, with the language's word or abbreviation for thousands, millions and so on. */
  readonly short: (value: number) => string;
  /** `share` is from 0 to 1. */
  readonly percent: (share: number) => string;
  /** Numbers of an axis: as short as possible while all differ. */
  readonly axis: (values: readonly number[]) => readonly string[];
}

/** As many digits as a double holds. */
const ALL_DIGITS = 15;
const SHORT_DIGITS = 3;

export function createNumberTexts(locale: string): NumberTexts {
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', signDisplay: 'negative', ...options });
    return (value: number) => format.format(value);
  };
  const compact = (digits: number) => write({ notation: 'compact', maximumSignificantDigits: digits });
  const full = write({ maximumSignificantDigits: ALL_DIGITS });
  return {
    full,
    short: compact(SHORT_DIGITS),
    // One digit after the decimal point, or as many as the first that is not zero needs.
    percent: write({
      style: 'percent',
      maximumFractionDigits: 1,
      maximumSignificantDigits: 1,
      roundingPriority: 'morePrecision',
    }),
    axis(values) {
      for (let digits = SHORT_DIGITS; digits < ALL_DIGITS; digits += 1) {
        const texts = values.map(compact(digits));
        if (new Set(texts).size === values.length) return texts;
      }
      return values.map(full);
    },
  };
}
