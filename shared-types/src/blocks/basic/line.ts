/** Settings of a line block: it parts what stands above it from what stands below. */
export interface LineSettings {
  /** `solid` if absent. */
  readonly look?: 'solid' | 'dashed' | 'dotted';
  /** CSS pixels, 1 to 20; 1 by default. */
  readonly thickness?: number;
  /** Percent of the column, 5 to 100; 100 by default. */
  readonly width?: number;
  /** Where a line stands that is not as wide as its column; `center` by default. */
  readonly align?: 'center' | 'start' | 'end';
  /** A colour of the theme by its name, or `#rrggbb`; the theme's colour of lines by default. */
  readonly colour?: string;
}
