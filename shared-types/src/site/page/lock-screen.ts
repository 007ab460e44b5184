import type { FormReply } from '../../failure';
export type { Unlock as UnlockPage } from '../../requests/site.generated';

export const LOCK_SCREEN_CALLS = {
  /** Unlocks the page in `return` for this browser. */
  unlock: { method: 'POST', path: '/api/lock-screen/unlock' },
} as const;

/** In characters; longer passwords are rejected unread. */
export const PAGE_PASSWORD_LONGEST = 1000;

/** Response to `unlock`; `location` is the page. */
export interface UnlockPageReply extends FormReply {
  readonly location: string;
}
