export const DONATION_LIMIT = {
  /** Default limits of an amount, in cents. */
  leastCents: 100,
  mostCents: 10_000_000,
  amounts: 8,
  /** Maximum lengths, in characters. */
  titleLength: 200,
  textLength: 1000,
  buttonLength: 60,
} as const;

/** Settings of a donation block; amounts in cents of the site's currency. */
export interface DonationSettings {
  readonly title: string;
  readonly text?: string;
  /** Button text; a default in the page's language if absent. */
  readonly button?: string;
  /** Amounts to choose from, in order. */
  readonly amounts?: readonly number[];
  /** False allows only these amounts; if absent, any within the limits. */
  readonly takesAnyAmount?: boolean;
  readonly leastCents?: number;
  readonly mostCents?: number;
}

/** Data of the loader `commerce/donation/donation`. */
export interface DonationView {
  readonly donatePageId: string;
  readonly title: string;
  readonly text: string;
  /** The owner's button text; may be empty. */
  readonly button: string;
  /** False without a payment method; the block then has no link. */
  readonly isOpen: boolean;
}
