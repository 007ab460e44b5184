import type { SessionKind } from '../session/session-rows';

/** Tables of password reset requests and tokens, by kind of person. */
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

export const RESET_KINDS = ['account', 'member'] as const satisfies readonly SessionKind[];
