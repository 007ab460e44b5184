/** The most a spacer leaves free, in CSS pixels. */
export const SPACER_MOST_PX = 600;

/** Settings of a spacer block: it leaves room. */
export interface SpacerSettings {
  /** CSS pixels up to `SPACER_MOST_PX`, or a step of the theme's spacing, `space-1` to `space-9`; `space-7` by default. */
  readonly height?: number | `space-${number}`;
}
