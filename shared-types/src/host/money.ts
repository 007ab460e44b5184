/** An amount in a currency. */
export interface Money {
  /** The amount in the currency's main unit, for example 12.5. */
  readonly amount: number;
  /** One of the supported ISO 4217 codes. */
  readonly currencyCode: string;
}

/** How an amount is written. */
export interface MoneyFormat {
  /** True: a whole amount is written without its zero fraction. */
  readonly trimZeros?: boolean;
  /** The currency of `cents` where it is not the site's, as of an order from before that changed. */
  readonly currencyCode?: string;
}

/** Writes amounts in the page's locale. */
export interface MoneyCapability {
  /** Writes a money value. Throws a TypeError for anything else, a RangeError for more than 15 integer places. */
  format(money: Money, options?: MoneyFormat): string;
  /** Writes an amount given in minor units (whole yen for JPY) of the site's currency, or of the one that is named; throws as `format` does. */
  cents(cents: number, options?: MoneyFormat): string;
}
