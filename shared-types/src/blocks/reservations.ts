/**
 * Who takes reservations: the name visitors know, and the hosts its pages and scripts come from. No address at any other
 * host is taken for the provider's.
 *
 * @implements RESV-08
 */
export const RESERVATION_PROVIDERS = {
  opentable: {
    name: 'OpenTable',
    hosts: [
      'www.opentable.com',
      'www.opentable.ca',
      'www.opentable.co.uk',
      'www.opentable.com.au',
      'www.opentable.com.mx',
      'www.opentable.de',
      'www.opentable.es',
      'www.opentable.ie',
      'www.opentable.it',
      'www.opentable.jp',
      'www.opentable.nl',
    ],
  },
  tock: { name: 'Tock', hosts: ['www.exploretock.com'] },
  zola: { name: 'Zola', hosts: ['www.zola.com', 'widget.zola.com'] },
} as const;
/** The key of a provider. */
export type ReservationProvider = keyof typeof RESERVATION_PROVIDERS;

/** How OpenTable's widget lies: `wide` in a row, `standard` in a column. */
export type ReservationTheme = 'standard' | 'wide';

/** The parameter of the frame's address that says so. */
export const RESERVATION_THEME_PARAMETER = 'theme';

/**
 * Widths of the block itself, in CSS pixels, at which it lies differently.
 *
 * @implements RESV-06 RESV-07
 */
export const RESERVATION_WIDTH = {
  /** Above it OpenTable's widget is the wide one. */
  wideAbovePx: 850,
  /** Up to it Tock's widget stands under the words, above it beside them. */
  columnUpToPx: 750,
} as const;

/** Settings that all reservation blocks have. */
interface ReservationSettings {
  /** Plain; the product's own words where empty. */
  readonly heading?: string;
  /** Rank of that heading; 2 where absent. */
  readonly headingLevel?: 2 | 3;
  /** A sentence under it, plain; the product's own where empty. */
  readonly text?: string;
  /**
   * When the widget comes: `asked` when the visitor presses the button; `visible` also by itself when the block comes into
   * view, where the visitor allows what is not necessary. `asked` where absent.
   */
  readonly loads?: 'asked' | 'visible';
  /** The provider's script where it has given the owner an address of its own; `https:`, at one of its hosts. */
  readonly scriptUrl?: string;
}

/** Settings of an opentable block. */
export interface OpentableSettings extends ReservationSettings {
  /** The number OpenTable knows the restaurant by. */
  readonly restaurantId: string;
}

/** Settings of a tock block; its variant says whether it is about tables or about events. */
export interface TockSettings extends ReservationSettings {
  /** The business as its address at Tock names it: `exploretock.com/<business>`. */
  readonly business: string;
  /** The number of the one thing that is offered; all of them where absent. */
  readonly offeringId?: string;
  /** IANA name of the zone whose times are shown, `Europe/Dublin`; Tock's own choice where absent. */
  readonly timeZone?: string;
}

/** Settings of a reservations block: a couple's wedding registry. */
export interface WeddingSettings extends ReservationSettings {
  /** The registry's page, `https://www.zola.com/registry/<key>`. */
  readonly pageUrl: string;
}
