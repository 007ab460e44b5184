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
}

/** Writes amounts in the page's locale. */
export interface MoneyCapability {
  /** Writes a money value. Throws a TypeError for anything else, a RangeError for more than 15 integer places. */
  format(money: Money, options?: MoneyFormat): string;
  /** Writes an amount given in minor units of the site's currency (whole yen for JPY); throws as `format` does. */
  cents(cents: number, options?: MoneyFormat): string;
}
