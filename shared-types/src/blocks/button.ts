import type { BlockLink } from './link';

export interface ButtonSettings {
  readonly link: BlockLink;
  /** Position in its column; `start` if absent. */
  readonly align?: 'start' | 'center' | 'end';
  /** `filled` if absent. */
  readonly look?: 'filled' | 'quiet';
}
