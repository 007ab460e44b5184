import { CURRENCY_FORMATS, type CurrencyFormat } from '../currency-format';

/** How amounts of a currency are written; in the page, the JSON of an attribute. */
export interface AmountStyle {
  /** The symbol, if it stands before the digits. */
  readonly before: string;
  /** The symbol, if it stands behind them. */
  readonly after: string;
  /** Fewest digits of a fraction, and as many as a fraction of zeros has. */
  readonly digits: number;
}

/**
 * How amounts with a symbol that an owner has typed are written: as the shop writes them, where it is the symbol or the code of a
 * currency, and else before the digits, with two decimals.
 */
export function amountStyle(typed: string): AmountStyle {
  const symbol = typed.trim();
  const { placement, fractionDigits: digits } = formatOf(symbol);
  if (placement === 'after') return { before: '', after: `\u00A0${symbol}`, digits };
  // A symbol that ends in a letter is separated, as in `CHF 12.00`.
  return { before: `${symbol}${/\p{L}$/u.test(symbol) ? '\u00A0' : ''}`, after: '', digits };
}

function formatOf(symbol: string): Pick<CurrencyFormat, 'placement' | 'fractionDigits'> {
  const known = Object.entries(CURRENCY_FORMATS).find(([code, own]) => code === symbol || own.symbol === symbol);
  return known?.[1] ?? { placement: 'before', fractionDigits: 2 };
}
