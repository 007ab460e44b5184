import { hash } from 'node:crypto';
import type { CartWriter } from './cart-writer';

export interface ChangeInput {
  /** Idempotency key; without one the change is never recognized as repeated. */
  readonly key?: string | undefined;
  /**
   * The change itself. The same key with another content is a different change, because pages from the browser's history
   * keep their key.
   */
  readonly content: readonly unknown[];
}

export interface EarlierChange {
  readonly title: string;
  readonly revision: number;
}

/** Changes are remembered for a day. */
export const REMEMBERED_MS = 86_400_000;
/** A second click comes before the page that answers the first; going back and pressing again takes longer. */
const SECOND_CLICK_MS = 2_000;

/** True if the browser that repeats a change knows of the first one: the visitor means it again. */
export function isMeantAgain({ revision }: EarlierChange, { answered }: Pick<CartWriter, 'answered'>): boolean {
  return answered.includes(revision) && Date.now() - revision > SECOND_CLICK_MS;
}

/** Identifies a change; `null` if it has no key. */
export function identityOf({ key, content }: ChangeInput): string | null {
  if (key === undefined) return null;
  return hash('sha256', JSON.stringify([key, ...content]), 'base64url');
}
