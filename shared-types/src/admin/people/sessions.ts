import type { FormReply } from '../../failure';
export type { EndSession } from '../../requests/admin.generated';

/** Calls about the sessions of the signed-in account at this site. Both are answered to every role, for its own sessions only. */
export const SESSIONS_CALLS = {
  /** Ends one session. That of this browser is signed out as by `logout`. */
  endSession: { method: 'POST', path: '/api/config/sessions/end' },
  /** Ends all sessions but that of this browser. No body. */
  endOtherSessions: { method: 'POST', path: '/api/config/sessions/end-others' },
} as const;

/** Name of what the query of the page says has just been done. */
export const SESSIONS_PARAMETER = 'ended';

/** What has just been done: one session has been ended, or all others. */
export type SessionsDone = 'one' | 'others';

/** Reply of both calls. */
export interface SessionsReply extends FormReply {
  /** Where the page goes next. */
  readonly location: string;
}

/** One session. */
export interface SessionEntry {
  /** A uuid; it opens nothing. */
  readonly id: string;
  /** Name of the browser, like `Firefox`; absent where it is not known. */
  readonly browser?: string;
  /** Name of the system it runs on, like `Windows`; absent where it is not known. */
  readonly platform?: string;
  /** When it began, in ISO 8601, and the same in the site's language. */
  readonly startedAt: string;
  readonly startedText: string;
  /** When it was last used, as far as the server has noted: at most an hour before. */
  readonly usedAt: string;
  readonly usedText: string;
  /** True for the session of the browser that asks. */
  readonly isCurrent: boolean;
}

/** Answer to the loader `admin/sessions/list`. */
export interface SessionsView {
  /** That of this browser first, then those that were used last. */
  readonly entries: readonly SessionEntry[];
  readonly done?: SessionsDone;
}
