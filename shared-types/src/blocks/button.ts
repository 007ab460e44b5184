import type { BlockLink } from './link';

/** Settings of a button block. */
export interface ButtonSettings {
  readonly link: BlockLink;
  /** Where it stands in its column; `start` where absent. */
  readonly align?: 'start' | 'center' | 'end';
  /** `filled` where absent. */
  readonly look?: 'filled' | 'quiet';
}
