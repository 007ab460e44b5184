/** Format of a currency. Symbol and position are Colonnade's choice, except for kr and zł (MONEY-06). */
export interface CurrencyFormat {
  readonly symbol: string;
  /** Position of the symbol relative to the number. */
  readonly placement: 'before' | 'after';
  readonly fractionDigits: 0 | 2;
}

/** Formats of all supported currencies by ISO 4217 code; without names, because every page loads them. */
export const CURRENCY_FORMATS = {
  EUR: { symbol: '€', placement: 'before', fractionDigits: 2 },
  USD: { symbol: '$', placement: 'before', fractionDigits: 2 },
  AUD: { symbol: 'A$', placement: 'before', fractionDigits: 2 },
  NOK: { symbol: 'kr', placement: 'after', fractionDigits: 2 },
  CAD: { symbol: 'CA$', placement: 'before', fractionDigits: 2 },
  NZD: { symbol: 'NZ$', placement: 'before', fractionDigits: 2 },
  DKK: { symbol: 'kr', placement: 'after', fractionDigits: 2 },
  GBP: { symbol: '£', placement: 'before', fractionDigits: 2 },
  HKD: { symbol: 'HK$', placement: 'before', fractionDigits: 2 },
  CHF: { symbol: 'CHF', placement: 'before', fractionDigits: 2 },
  MXN: { symbol: 'MX$', placement: 'before', fractionDigits: 2 },
  SGD: { symbol: 'S$', placement: 'before', fractionDigits: 2 },
  SEK: { symbol: 'kr', placement: 'after', fractionDigits: 2 },
  CZK: { symbol: 'Kč', placement: 'after', fractionDigits: 2 },
  ILS: { symbol: '₪', placement: 'before', fractionDigits: 2 },
  PHP: { symbol: '₱', placement: 'before', fractionDigits: 2 },
  RUB: { symbol: '₽', placement: 'after', fractionDigits: 2 },
  PLN: { symbol: 'zł', placement: 'after', fractionDigits: 2 },
  THB: { symbol: '฿', placement: 'before', fractionDigits: 2 },
  MYR: { symbol: 'RM', placement: 'before', fractionDigits: 2 },
  ARS: { symbol: 'AR$', placement: 'before', fractionDigits: 2 },
  BRL: { symbol: 'R$', placement: 'before', fractionDigits: 2 },
  COP: { symbol: 'COL$', placement: 'before', fractionDigits: 2 },
  IDR: { symbol: 'Rp', placement: 'before', fractionDigits: 2 },
  INR: { symbol: '₹', placement: 'before', fractionDigits: 2 },
  JPY: { symbol: '¥', placement: 'before', fractionDigits: 0 },
  ZAR: { symbol: 'R', placement: 'before', fractionDigits: 2 },
} as const satisfies Readonly<Record<string, CurrencyFormat>>;
