/** Settings of a text block. */
export interface TextSettings {
  /** Heading over the text, plain; none where empty. */
  readonly heading?: string;
  /** Rank of that heading; 2 where absent. The one that names a page has 1. */
  readonly headingLevel?: 1 | 2 | 3;
  /** The owner's text, which may be empty under a heading; the server cleans it when it is stored. */
  readonly html: string;
  /** Where lines begin; `start` where absent. */
  readonly align?: 'start' | 'center';
  /** How wide the text runs: a readable measure where absent, or the whole column. */
  readonly width?: 'measure' | 'column';
  /** `large` for a few sentences that open a page; `normal` where absent. */
  readonly size?: 'normal' | 'large';
}
