/** 100 % in basis points. Rates are whole basis points. */
export const ALL_BASIS_POINTS = 10_000;

export interface AppliedTaxRule {
  readonly id: string;
  readonly name: string;
  /** In basis points, 0 to 10,000. */
  readonly rate: number;
  /** In cents. */
  readonly amountCents?: number;
}

/** The tax rule as stored with an order. */
export type OrderTax = Required<Omit<AppliedTaxRule, 'id'>>;
