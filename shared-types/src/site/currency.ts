import { CURRENCY_FORMATS, type CurrencyFormat } from './currency-format';

export interface CurrencyEntry extends CurrencyFormat {
  readonly name: string;
}

/** The 27 supported currencies by ISO 4217 code. */
export const CURRENCIES = {
  EUR: { name: 'Euro', ...CURRENCY_FORMATS.EUR },
  USD: { name: 'US Dollar', ...CURRENCY_FORMATS.USD },
  AUD: { name: 'Australian Dollar', ...CURRENCY_FORMATS.AUD },
  NOK: { name: 'Norwegian Krone', ...CURRENCY_FORMATS.NOK },
  CAD: { name: 'Canadian Dollar', ...CURRENCY_FORMATS.CAD },
  NZD: { name: 'New Zealand Dollar', ...CURRENCY_FORMATS.NZD },
  DKK: { name: 'Danish Krone', ...CURRENCY_FORMATS.DKK },
  GBP: { name: 'Pound Sterling', ...CURRENCY_FORMATS.GBP },
  HKD: { name: 'Hong Kong Dollar', ...CURRENCY_FORMATS.HKD },
  CHF: { name: 'Swiss Franc', ...CURRENCY_FORMATS.CHF },
  MXN: { name: 'Mexican Peso', ...CURRENCY_FORMATS.MXN },
  SGD: { name: 'Singapore Dollar', ...CURRENCY_FORMATS.SGD },
  SEK: { name: 'Swedish Krona', ...CURRENCY_FORMATS.SEK },
  CZK: { name: 'Czech Koruna', ...CURRENCY_FORMATS.CZK },
  ILS: { name: 'Israeli New Shekel', ...CURRENCY_FORMATS.ILS },
  PHP: { name: 'Philippine Peso', ...CURRENCY_FORMATS.PHP },
  RUB: { name: 'Russian Ruble', ...CURRENCY_FORMATS.RUB },
  PLN: { name: 'Polish Zloty', ...CURRENCY_FORMATS.PLN },
  THB: { name: 'Thai Baht', ...CURRENCY_FORMATS.THB },
  MYR: { name: 'Malaysian Ringgit', ...CURRENCY_FORMATS.MYR },
  ARS: { name: 'Argentine Peso', ...CURRENCY_FORMATS.ARS },
  BRL: { name: 'Brazilian Real', ...CURRENCY_FORMATS.BRL },
  COP: { name: 'Colombian Peso', ...CURRENCY_FORMATS.COP },
  IDR: { name: 'Indonesian Rupiah', ...CURRENCY_FORMATS.IDR },
  INR: { name: 'Indian Rupee', ...CURRENCY_FORMATS.INR },
  JPY: { name: 'Yen', ...CURRENCY_FORMATS.JPY },
  ZAR: { name: 'South African Rand', ...CURRENCY_FORMATS.ZAR },
} as const satisfies Readonly<Record<keyof typeof CURRENCY_FORMATS, CurrencyEntry>>;
export type CurrencyCode = keyof typeof CURRENCIES;
