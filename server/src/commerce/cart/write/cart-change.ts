import { hash } from 'node:crypto';
import { crumbOf } from '../../../platform/http/cookie/crumb';
import type { ActionContext } from '../../../site/request/action';
import type { CartOwner } from '../read/stored-cart';

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

export interface CartWriter extends CartOwner {
  /** The anti-forgery token of the visitor's browser. */
  readonly crumb: string;
  /** Revisions of the changes this browser knows of. */
  readonly answered: readonly number[];
}

/** The visitor who requests a change; the crumb has been checked before. */
export function cartWriterOf({ site, visitor, request }: ActionContext): CartWriter {
  return {
    site,
    cartToken: visitor.cartToken,
    crumb: crumbOf(request) ?? '',
    answered: visitor.answered,
  };
}
