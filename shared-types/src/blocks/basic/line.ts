/** Settings of a line block: it parts what stands above it from what stands below. */
export interface LineSettings {
  /** `solid` where absent. */
  readonly look?: 'solid' | 'dashed' | 'dotted';
  /** CSS pixels, 1 to 20; 1 where absent. */
  readonly thickness?: number;
  /** Per cent of the column, 5 to 100; 100 where absent. */
  readonly width?: number;
  /** Where a line stands that is not as wide as its column; `center` where absent. */
  readonly align?: 'center' | 'start' | 'end';
  /** A colour of the theme by its name, or `#rrggbb`; the theme's colour of lines where absent. */
  readonly colour?: string;
}
