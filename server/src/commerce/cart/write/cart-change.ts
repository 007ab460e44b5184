import { hash } from 'node:crypto';
import type { CartWriter } from './cart-writer';

/** A change as it is asked for. */
export interface ChangeInput {
  /** Names this one change; without it the change is never recognised. */
  readonly key?: string | undefined;
  /** What is to be changed. The same key with another content is another change: a page from the browser's history keeps its key. */
  readonly content: readonly unknown[];
}

/** A change that has been made before. */
export interface EarlierChange {
  readonly title: string;
  readonly revision: number;
}

/** How long a change is remembered, in milliseconds: a day. */
export const REMEMBERED_MS = 86_400_000;
/** A second click on the same button comes before the page that answers the first; anyone who goes back and presses again comes later. */
const SECOND_CLICK_MS = 2_000;

/** True where the browser that sends a change again has been told that it was made: its visitor means it once more. */
export function isMeantAgain({ revision }: EarlierChange, { answered }: Pick<CartWriter, 'answered'>): boolean {
  return answered.includes(revision) && Date.now() - revision > SECOND_CLICK_MS;
}

/** What a change is recognised by; `null` for one that never is. */
export function identityOf({ key, content }: ChangeInput): string | null {
  if (key === undefined) return null;
  return hash('sha256', JSON.stringify([key, ...content]), 'base64url');
}
