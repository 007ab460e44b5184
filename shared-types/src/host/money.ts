export interface Money {
  /** In the currency's main unit, for example 12.5. */
  readonly amount: number;
  /** A supported ISO 4217 code. */
  readonly currencyCode: string;
}

export interface MoneyFormat {
  /** True omits the decimals of whole amounts. */
  readonly trimZeros?: boolean;
  /** Currency of `cents` if not the site's, for example of an older order. */
  readonly currencyCode?: string;
}

/** Formats amounts in the page's locale. */
export interface MoneyCapability {
  /** Formats a money value. Throws a TypeError for other values, and a RangeError above 15 integer digits. */
  format(money: Money, options?: MoneyFormat): string;
  /** Formats an amount in minor units (whole yen for JPY) of the site's or the given currency; throws like `format`. */
  cents(cents: number, options?: MoneyFormat): string;
}
