import type { FormReply } from '../../failure';
export type { Unlock as UnlockPage } from '../../requests/site.generated';

/** The call of a lock screen that asks for a password. */
export const LOCK_SCREEN_CALLS = {
  /** Opens the page at `return` to this browser. */
  unlock: { method: 'POST', path: '/api/lock-screen/unlock' },
} as const;

/** Longest password of a page that is looked at, in characters. */
export const PAGE_PASSWORD_LONGEST = 1000;

/** Reply to `unlock`; `location` is the page. */
export interface UnlockPageReply extends FormReply {
  readonly location: string;
}
