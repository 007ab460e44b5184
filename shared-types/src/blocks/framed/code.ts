/** How high the frame of a code block may be, in CSS pixels. */
export const CODE_HEIGHT_PX = { least: 20, most: 4000, absent: 240 } as const;

/** Settings of a code block. */
export interface CodeSettings {
  /** The owner's HTML. It is stored as it is, runs in a frame without an origin, and never stands in the page itself. */
  readonly html?: string;
  readonly css?: string;
  readonly javascript?: string;
  /** `run` shows what the code makes, `source` the code itself; `run` by default. */
  readonly display?: 'run' | 'source';
  /** True lets it load from other sites, for which it waits until the visitor allows that; false by default. */
  readonly external?: boolean;
  /** What the frame is called, for who cannot see it; the product's own words where empty. */
  readonly title?: string;
  /** Height before the code tells its own, CSS pixels; 240 by default. */
  readonly height?: number;
}
