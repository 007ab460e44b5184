import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './column';

/** An invitation to a site's team; it stays, so that its link can tell what has become of it. */
interface TeamInvitationTable {
  id: Generated<string>;
  site_id: string;
  /** Lower case. */
  email: string;
  /** A number of `WEBSITE_ROLE`. */
  role: number;
  token_hash: string;
  /** The email with its link; null once that was deleted. */
  email_id: string | null;
  /** Name of the account that invited. */
  invited_by: string;
  sent_at: Generated<Date>;
  ends_at: Date;
  accepted_at: ColumnType<Date | null, Date | undefined, Date | null>;
  withdrawn_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

/** A role whose accounts must use two-step sign-in. */
interface TwoStepRoleTable {
  site_id: string;
  role: number;
}

interface AccountAuthenticatorTable {
  account_id: string;
  /** Sealed with a key of the server. */
  secret: string;
  /** Null until a code has been entered. */
  confirmed_at: ColumnType<Date | null, Date | undefined, Date | null>;
  /** Number of the last time step whose code was used: an earlier code is refused. */
  last_step: ColumnType<string, number | undefined, number>;
}

interface AccountPasskeyTable {
  id: Generated<string>;
  account_id: string;
  /** The only host it works at, its relying party id. */
  host: string;
  /** In base64url. */
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  added_at: CreatedAt;
  used_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

interface AccountRecoveryCodeTable {
  account_id: string;
  code_hash: string;
  used_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

/** A new set of recovery codes, until its account has seen it. */
interface AccountUnshownCodesTable {
  account_id: string;
  /** Sealed with a key of the server. */
  codes: string;
  ends_at: Date;
}

/** A sign-in whose password was right, and whose second step is still to come. */
interface PendingSignInTable {
  token_hash: string;
  site_id: string;
  account_id: string;
  /** Path to open after the sign-in. */
  leads_to: string;
  /** Sealed secret of an authenticator that is set up during the sign-in; null if the account has a second step. */
  secret: ColumnType<string | null, string | undefined, string | null>;
  ends_at: Date;
}

/** A challenge that a passkey has to sign. */
interface PasskeyChallengeTable {
  challenge: string;
  site_id: string;
  /** Null if it is for whoever signs in. */
  account_id: string | null;
  ends_at: Date;
}

/** A new address that its owner has not confirmed yet. */
interface AccountEmailChangeTable {
  account_id: string;
  site_id: string;
  /** Lower case. */
  email: string;
  token_hash: string;
  ends_at: Date;
}

/** What was changed about people of a site's team. */
interface TeamChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Who did it; null after the account was deleted. */
  account_id: string | null;
  changed_by: string;
  act: string;
  /** Name or address of the person concerned. */
  subject: string;
  /** The role that was given, if any. */
  role: ColumnType<number | null, number | undefined, never>;
  changed_at: CreatedAt;
}

/** Tables of a site's team, and of how its accounts prove who they are. */
export interface TeamTables {
  team_invitation: TeamInvitationTable;
  two_step_role: TwoStepRoleTable;
  account_authenticator: AccountAuthenticatorTable;
  account_passkey: AccountPasskeyTable;
  account_recovery_code: AccountRecoveryCodeTable;
  account_unshown_codes: AccountUnshownCodesTable;
  pending_sign_in: PendingSignInTable;
  passkey_challenge: PasskeyChallengeTable;
  account_email_change: AccountEmailChangeTable;
  team_change: TeamChangeTable;
}
