import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
export type { AcceptInvitation } from '../../requests/admin.generated';

/** For everybody who has the link of an invitation. */
export const TEAM_INVITATION_CALLS = {
  /** Joins the team: with a new account, or with the one that has the address. */
  acceptInvitation: { method: 'POST', path: '/api/config/team-invitation' },
} as const;

/** `replaced` is any link that is not known: incomplete, made up, or replaced by a newer one. */
export type TeamInvitationStatus = 'open' | 'expired' | 'withdrawn' | 'used' | 'replaced';

/** Data of the loader `admin/team-invitation/link`. */
export interface TeamInvitationView {
  readonly status: TeamInvitationStatus;
  readonly siteName: string;
  /** Present if the invitation is open. */
  readonly invitation?: {
    readonly token: string;
    readonly email: string;
    readonly invitedBy: string;
    /** Name of the role, in the language of the page. */
    readonly roleText: string;
    /** True if the address has an account on this server already, which joins with its own password. */
    readonly isKnown: boolean;
  };
}

/** Response to `acceptInvitation`: a session, or the page where the sign-in continues. */
export interface AcceptInvitationReply extends FormReply {
  readonly states?: { readonly 'site/session': SessionState };
  readonly location: string;
}
