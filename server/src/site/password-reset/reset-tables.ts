import type { SessionKind } from '../session/session-rows';

/** Where it is kept who has asked for a new password and what sets it, by whose password it is. */
export const RESET_TABLES = {
  account: {
    requests: 'account_reset_request',
    resets: 'account_reset',
    owner: 'account_id',
    owners: 'account',
    sessions: 'account_session',
  },
  member: {
    requests: 'member_reset_request',
    resets: 'member_reset',
    owner: 'member_id',
    owners: 'site_member',
    sessions: 'member_session',
  },
} as const satisfies Readonly<Record<SessionKind, object>>;

/** Everybody who has a password, one kind after the other. */
export const RESET_KINDS = ['account', 'member'] as const satisfies readonly SessionKind[];
