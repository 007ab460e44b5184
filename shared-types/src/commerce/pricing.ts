/** All of something, in basis points: 100 % is 10,000. Rates are whole basis points. */
export const ALL_BASIS_POINTS = 10_000;

/** A tax rule that applies. */
export interface AppliedTaxRule {
  readonly id: string;
  readonly name: string;
  /** In basis points, 0 to 10,000. */
  readonly rate: number;
  /** What it comes to, in cents. */
  readonly amountCents?: number;
}

/** What an order keeps of a tax rule. */
export type OrderTax = Required<Omit<AppliedTaxRule, 'id'>>;
