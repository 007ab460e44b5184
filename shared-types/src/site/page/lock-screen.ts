import type { FormReply } from '../../failure';

/** The call of a lock screen that asks for a password. */
export const LOCK_SCREEN_CALLS = {
  /** Opens the page at `return` to this browser. */
  unlock: { method: 'POST', path: '/api/lock-screen/unlock' },
} as const;

/** Longest password of a page that is looked at, in characters. */
export const PAGE_PASSWORD_LONGEST = 1000;

/** Body of `unlock`. */
export interface UnlockPage {
  readonly password: string;
  /** Path of the page, with what may follow it. */
  readonly return: string;
}

/** Reply to `unlock`; `location` is the page. */
export interface UnlockPageReply extends FormReply {
  readonly location: string;
}
