/** Settings of a countdown block: how long it is until a moment. */
export interface CountdownSettings {
  /** The moment as clocks show it in `timeZone`: `2027-01-01 18:00`. Of anything else no time is shown. */
  readonly until: string;
  /** IANA name such as `Europe/Dublin`; UTC by default. */
  readonly timeZone?: string;
  /** Heading over it, plain; none if empty. */
  readonly heading?: string;
  /** Rank of that heading; 2 by default. */
  readonly headingLevel?: 2 | 3;
  /** What stands in its place once the moment has passed, plain; the product's own words where empty. */
  readonly afterText?: string;
  /** True says afterwards how long ago that was; false by default. */
  readonly showSince?: boolean;
}
