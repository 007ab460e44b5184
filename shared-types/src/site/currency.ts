/** A supported currency. The symbol and its place are Colonnade's choice except for kr and zł (MONEY-06). */
export interface CurrencyEntry {
  readonly name: string;
  readonly symbol: string;
  /** Where the symbol stands, seen from the number. */
  readonly placement: 'before' | 'after';
  readonly fractionDigits: 0 | 2;
}

/** The 27 supported currencies by ISO 4217 code. */
export const CURRENCIES = {
  EUR: { name: 'Euro', symbol: '€', placement: 'before', fractionDigits: 2 },
  USD: { name: 'US Dollar', symbol: '$', placement: 'before', fractionDigits: 2 },
  AUD: { name: 'Australian Dollar', symbol: 'A$', placement: 'before', fractionDigits: 2 },
  NOK: { name: 'Norwegian Krone', symbol: 'kr', placement: 'after', fractionDigits: 2 },
  CAD: { name: 'Canadian Dollar', symbol: 'CA$', placement: 'before', fractionDigits: 2 },
  NZD: { name: 'New Zealand Dollar', symbol: 'NZ$', placement: 'before', fractionDigits: 2 },
  DKK: { name: 'Danish Krone', symbol: 'kr', placement: 'after', fractionDigits: 2 },
  GBP: { name: 'Pound Sterling', symbol: '£', placement: 'before', fractionDigits: 2 },
  HKD: { name: 'Hong Kong Dollar', symbol: 'HK$', placement: 'before', fractionDigits: 2 },
  CHF: { name: 'Swiss Franc', symbol: 'CHF', placement: 'before', fractionDigits: 2 },
  MXN: { name: 'Mexican Peso', symbol: 'MX$', placement: 'before', fractionDigits: 2 },
  SGD: { name: 'Singapore Dollar', symbol: 'S$', placement: 'before', fractionDigits: 2 },
  SEK: { name: 'Swedish Krona', symbol: 'kr', placement: 'after', fractionDigits: 2 },
  CZK: { name: 'Czech Koruna', symbol: 'Kč', placement: 'after', fractionDigits: 2 },
  ILS: { name: 'Israeli New Shekel', symbol: '₪', placement: 'before', fractionDigits: 2 },
  PHP: { name: 'Philippine Peso', symbol: '₱', placement: 'before', fractionDigits: 2 },
  RUB: { name: 'Russian Ruble', symbol: '₽', placement: 'after', fractionDigits: 2 },
  PLN: { name: 'Polish Zloty', symbol: 'zł', placement: 'after', fractionDigits: 2 },
  THB: { name: 'Thai Baht', symbol: '฿', placement: 'before', fractionDigits: 2 },
  MYR: { name: 'Malaysian Ringgit', symbol: 'RM', placement: 'before', fractionDigits: 2 },
  ARS: { name: 'Argentine Peso', symbol: 'AR$', placement: 'before', fractionDigits: 2 },
  BRL: { name: 'Brazilian Real', symbol: 'R$', placement: 'before', fractionDigits: 2 },
  COP: { name: 'Colombian Peso', symbol: 'COL$', placement: 'before', fractionDigits: 2 },
  IDR: { name: 'Indonesian Rupiah', symbol: 'Rp', placement: 'before', fractionDigits: 2 },
  INR: { name: 'Indian Rupee', symbol: '₹', placement: 'before', fractionDigits: 2 },
  JPY: { name: 'Yen', symbol: '¥', placement: 'before', fractionDigits: 0 },
  ZAR: { name: 'South African Rand', symbol: 'R', placement: 'before', fractionDigits: 2 },
} as const satisfies Readonly<Record<string, CurrencyEntry>>;
/** The code of a supported currency. */
export type CurrencyCode = keyof typeof CURRENCIES;
