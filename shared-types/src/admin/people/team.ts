import type { FormReply } from '../../failure';
import type { WebsiteRoleName } from '../../site/people/website-role';
export type {
  ChangeRole,
  EndTeammateSessions,
  InviteTeammate,
  RemoveTeammate,
  ResendInvitation,
  SaveTwoStepRoles,
  WithdrawInvitation,
} from '../../requests/admin.generated';

/** For administrators of the site. All need a recent sign-in. */
export const TEAM_CALLS = {
  /** Emails a link with which somebody joins the team. */
  inviteTeammate: { method: 'POST', path: '/api/config/team/invitation' },
  /** Emails another link; the former one becomes invalid. */
  resendInvitation: { method: 'POST', path: '/api/config/team/invitation/resend' },
  withdrawInvitation: { method: 'POST', path: '/api/config/team/invitation/withdrawal' },
  /** Gives somebody another role, which open sessions have at once. The last administrator keeps the role. */
  changeRole: { method: 'POST', path: '/api/config/team/role' },
  /** Takes somebody out of the team after confirmation; their sessions at the site end. Not the last administrator. */
  removeTeammate: { method: 'POST', path: '/api/config/team/removal' },
  /** Signs somebody out of the site everywhere. */
  endTeammateSessions: { method: 'POST', path: '/api/config/team/sessions' },
  /** Sets whose accounts must use two-step sign-in, from their next sign-in on. */
  saveTwoStepRoles: { method: 'POST', path: '/api/config/team/two-step' },
} as const;

export const TEAM_DONE_PARAMETER = 'done';
/** Prefix of the fields for the roles that must use two-step sign-in: `role.admin`. */
export const TWO_STEP_ROLE_FIELD = 'role.';

export type TeamDone =
  | 'invited'
  | 'resent'
  | 'withdrawn'
  | 'role-changed'
  | 'removed'
  | 'signed-out'
  | 'two-step-saved'
  | 'confirmed'
  | 'joined';

/** `sending` has not left yet, `not-sent` could not be sent so far. */
export type InvitationStatus = 'sending' | 'sent' | 'not-sent' | 'expired';

export interface InvitationEntry {
  readonly id: string;
  readonly email: string;
  /** Name of its role, in the language of the page. */
  readonly roleText: string;
  readonly status: InvitationStatus;
  /** Time it was sent last, ISO 8601, and formatted. */
  readonly sentAt: string;
  readonly sentText: string;
  readonly endsText: string;
}

export interface TeammateEntry {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: WebsiteRoleName;
  /** Names of all roles, in the language of the page. */
  readonly roleText: string;
  /** True for the signed-in account. */
  readonly isSelf: boolean;
  /** True for the only administrator, who can be neither removed nor given another role. */
  readonly isLastAdmin: boolean;
  readonly hasTwoStep: boolean;
  /** Open sessions at this site. */
  readonly sessions: number;
  /** Time of the last sign-in at this site, ISO 8601, and formatted; absent before the first. */
  readonly signedInAt?: string;
  readonly signedInText?: string;
}

export interface RoleEntry {
  readonly name: WebsiteRoleName;
  /** Its name, in the language of the page. */
  readonly text: string;
  /** What it may do, in the language of the page. */
  readonly may: readonly string[];
  /** True if its accounts must use two-step sign-in. */
  readonly mustUseTwoStep: boolean;
}

export interface TeamChangeEntry {
  readonly id: string;
  /** What was done by whom, in the language of the page. */
  readonly text: string;
  /** ISO 8601, and formatted. */
  readonly at: string;
  readonly atText: string;
}

/** Data of the loader `admin/team/people`. */
export interface TeamView {
  /** By name. */
  readonly people: readonly TeammateEntry[];
  /** Not accepted yet; the newest first. */
  readonly invitations: readonly InvitationEntry[];
  /** All roles. */
  readonly roles: readonly RoleEntry[];
  /** The newest first. */
  readonly changes: readonly TeamChangeEntry[];
  readonly done?: TeamDone;
  /** True within ten minutes of a sign-in or confirmation: changes are possible. */
  readonly isConfirmed: boolean;
  /** True if the signed-in account has a passkey. */
  readonly hasPasskey: boolean;
  /** True after the session has ended; the page then shows only what was typed. */
  readonly isSignedOut?: boolean;
}

/** Response to the calls of the team. */
export interface TeamReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
