export interface TextSettings {
  /** Plain text; no heading if empty. */
  readonly heading?: string;
  /** Level of the heading; 2 if absent. The one that names a page is 1. */
  readonly headingLevel?: 1 | 2 | 3;
  /** HTML by the owner, sanitized when it is stored; may be empty. */
  readonly html: string;
  /** Alignment; `start` if absent. */
  readonly align?: 'start' | 'center';
  /** `measure`, the default, limits lines to a readable length. */
  readonly width?: 'measure' | 'column';
  /** `large` for a few opening sentences; `normal` if absent. */
  readonly size?: 'normal' | 'large';
}
