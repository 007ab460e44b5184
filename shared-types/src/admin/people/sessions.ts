import type { FormReply } from '../../failure';
export type { EndSession } from '../../requests/admin.generated';

/** Open to every role, for the account's own sessions. */
export const SESSIONS_CALLS = {
  /** Ends one session; the current one is ended as by `logout`. */
  endSession: { method: 'POST', path: '/api/config/sessions/end' },
  /** Ends all sessions except the current one. No body. */
  endOtherSessions: { method: 'POST', path: '/api/config/sessions/end-others' },
} as const;

export const SESSIONS_PARAMETER = 'ended';

export type SessionsDone = 'one' | 'others';

export interface SessionsReply extends FormReply {
  readonly location: string;
}

export interface SessionEntry {
  /** UUID; not a credential. */
  readonly id: string;
  /** Browser name, such as `Firefox`; absent if unknown. */
  readonly browser?: string;
  /** Operating system, such as `Windows`; absent if unknown. */
  readonly platform?: string;
  /** Start time, ISO 8601, and formatted. */
  readonly startedAt: string;
  readonly startedText: string;
  /** Last use, updated at most once an hour. */
  readonly usedAt: string;
  readonly usedText: string;
  readonly isCurrent: boolean;
}

/** Data of the loader `admin/sessions/list`. */
export interface SessionsView {
  /** The current one first, then by last use. */
  readonly entries: readonly SessionEntry[];
  readonly done?: SessionsDone;
}
