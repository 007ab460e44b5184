import type { SpecialPageEntry } from './special-pages';

/** Data of the loader `admin/lock-screen/pages`. */
export interface LockScreenView {
  /** One for each language of the site. */
  readonly pages: readonly SpecialPageEntry[];
}
