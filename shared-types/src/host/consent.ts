import type { Purpose } from '../remote';

/** What the visitor allows. */
export interface Consent {
  /** True where the purpose may be served now. */
  allows(purpose: Purpose): boolean;
  /** Resolves when the purpose may be served, at once or later; never where the visitor declines. */
  granted(purpose: Purpose): Promise<void>;
}
