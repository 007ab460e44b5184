/** What limits a donation, and what is written of it. */
export const DONATION_LIMIT = {
  /** Least and most that can be given, in cents, where the block does not say otherwise. */
  leastCents: 100,
  mostCents: 10_000_000,
  /** Most amounts to choose from. */
  amounts: 8,
  /** Longest title, text and words of the button, in characters. */
  titleLength: 200,
  textLength: 1000,
  buttonLength: 60,
} as const;

/** What an owner sets up of a donation block; amounts in cents of the site's currency. */
export interface DonationSettings {
  /** What is given for. */
  readonly title: string;
  readonly text?: string;
  /** Words of the button; a text of the page's language where absent. */
  readonly button?: string;
  /** Amounts to choose from, in their order. */
  readonly amounts?: readonly number[];
  /** False where only these may be given; any amount within the limits where absent. */
  readonly takesAnyAmount?: boolean;
  readonly leastCents?: number;
  readonly mostCents?: number;
}

/** Answer to the loader `commerce/donation/donation`: what a donation block on a page says. */
export interface DonationView {
  /** Id of the page the block stands on. */
  readonly donatePageId: string;
  readonly title: string;
  readonly text: string;
  /** The owner's words of the button; empty where the owner has none. */
  readonly button: string;
  /** False where there is no payment method, so that nobody is led to a page that can take nothing. */
  readonly isOpen: boolean;
}
