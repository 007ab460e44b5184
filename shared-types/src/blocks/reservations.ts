/**
 * Reservation providers with the hosts of their pages and scripts. URLs on other hosts are rejected.
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
export type ReservationProvider = keyof typeof RESERVATION_PROVIDERS;

/** Layout of OpenTable's widget: `wide` in a row, `standard` in a column. */
export type ReservationTheme = 'standard' | 'wide';

/** Query parameter of the frame with the layout. */
export const RESERVATION_THEME_PARAMETER = 'theme';

/** @implements RESV-06 RESV-07 */
export const RESERVATION_WIDTH = {
  /** Above it, OpenTable's widget is wide. */
  wideAbovePx: 850,
  /** Up to it, Tock's widget is below the text, else beside it. */
  columnUpToPx: 750,
} as const;

interface ReservationSettings {
  /** Plain text; a default text if empty. */
  readonly heading?: string;
  /** Level of the heading; 2 if absent. */
  readonly headingLevel?: 2 | 3;
  /** A sentence below it; plain text; a default text if empty. */
  readonly text?: string;
  /** `asked` (default): loads on request. `visible`: also when visible, with consent to functional content. */
  readonly loads?: 'asked' | 'visible';
  /** The provider's script, if the owner has a URL of their own; `https:`, on one of the provider's hosts. */
  readonly scriptUrl?: string;
}

export interface OpentableSettings extends ReservationSettings {
  /** Restaurant id at OpenTable. */
  readonly restaurantId: string;
}

/** Settings of a tock block; its variant selects tables or events. */
export interface TockSettings extends ReservationSettings {
  /** The business in its Tock URL: `exploretock.com/<business>`. */
  readonly business: string;
  /** Id of a single offering; all if absent. */
  readonly offeringId?: string;
  /** IANA time zone, such as `Europe/Dublin`; Tock's default if absent. */
  readonly timeZone?: string;
}

/** Settings of a reservations block: a wedding registry. */
export interface WeddingSettings extends ReservationSettings {
  /** `https://www.zola.com/registry/<key>`. */
  readonly pageUrl: string;
}
