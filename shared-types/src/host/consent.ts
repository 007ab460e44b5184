import type { Purpose } from '../remote';

export interface Consent {
  /** True if the visitor currently allows the purpose. */
  allows(purpose: Purpose): boolean;
  /** Resolves when the visitor allows the purpose, at once or later; never if the visitor declines. */
  granted(purpose: Purpose): Promise<void>;
}
