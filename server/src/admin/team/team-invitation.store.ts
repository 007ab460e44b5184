import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { InvitationStatus } from 'shared-types/admin/people/team';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';

const TOKEN_BYTES = 32;
/** Invitations are valid for seven days. */
const INVITATION_SECONDS = 604_800;

export interface NewInvitation {
  readonly siteId: string;
  /** Lower case. */
  readonly email: string;
  readonly role: WebsiteRoleNumber;
  /** Name of the account that invites. */
  readonly invitedBy: string;
}

/** An invitation with the token of its link, of which only the hash is stored. */
export interface MadeInvitation {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly role: number;
  readonly endsAt: Date;
}

function freshValues() {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = {
    token_hash: tokenHash(token),
    sent_at: sql<Date>`now()`,
    ends_at: sql<Date>`now() + make_interval(secs => ${INVITATION_SECONDS})`,
  };
  return { token, values };
}

/** Makes an invitation; one that has expired is replaced. Undefined if the address has an open one. */
export async function addInvitation(
  trx: Database,
  { siteId, email, role, invitedBy }: NewInvitation,
): Promise<MadeInvitation | undefined> {
  const { token, values } = freshValues();
  const made = await trx
    .insertInto('team_invitation')
    .values({ site_id: siteId, email, role, invited_by: invitedBy, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet({ role, invited_by: invitedBy, ...values })
        .where('team_invitation.ends_at', '<=', sql<Date>`now()`),
    )
    .returning(['id', 'email', 'role', 'ends_at as endsAt'])
    .executeTakeFirst();
  return made && { ...made, token };
}

export interface InvitationId {
  readonly siteId: string;
  readonly id: string;
}

/** Gives an invitation another link; the former one ends, and so does its email if it has not left. Undefined if it was accepted or withdrawn. */
export async function renewInvitation(
  trx: Database,
  { siteId, id }: InvitationId,
): Promise<(MadeInvitation & { readonly invitedBy: string }) | undefined> {
  const { token, values } = freshValues();
  const made = await trx
    .updateTable('team_invitation')
    .set(values)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'email', 'role', 'ends_at as endsAt', 'invited_by as invitedBy'])
    .executeTakeFirst();
  if (made) await takeBackEmail(trx, id);
  return made && { ...made, token };
}

export async function noteInvitationEmail(trx: Database, id: string, emailId: string | undefined): Promise<void> {
  await trx
    .updateTable('team_invitation')
    .set({ email_id: emailId ?? null })
    .where('id', '=', id)
    .execute();
}

/** Withdraws an invitation and the email that has not left yet; its address, or undefined if it was accepted or withdrawn. */
export async function withdrawInvitation(trx: Database, { siteId, id }: InvitationId): Promise<string | undefined> {
  const gone = await trx
    .updateTable('team_invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (gone) await takeBackEmail(trx, id);
  return gone?.email;
}

/** Takes back the email of an invitation that has not left yet, whose link has ended. */
async function takeBackEmail(trx: Database, id: string): Promise<void> {
  await trx
    .deleteFrom('mail_outbox')
    .where('id', '=', (eb) => eb.selectFrom('team_invitation').select('email_id').where('id', '=', id))
    .where('sent_at', 'is', null)
    .execute();
}

/** Invitations that were not accepted yet, the newest first. */
export function findInvitations(db: Database, siteId: string) {
  return db
    .selectFrom('team_invitation as invitation')
    .leftJoin('mail_outbox as email', 'email.id', 'invitation.email_id')
    .select(['invitation.id', 'invitation.email', 'invitation.role'])
    .select(['invitation.sent_at as sentAt', 'invitation.ends_at as endsAt'])
    .select(
      sql<InvitationStatus>`case
        when invitation.ends_at <= now() then 'expired'
        when email.id is null or email.sent_at is not null then 'sent'
        when email.last_error is not null or email.body is null then 'not-sent'
        else 'sending' end`.as('status'),
    )
    .where('invitation.site_id', '=', siteId)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.withdrawn_at', 'is', null)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

export interface InvitationToken {
  readonly siteId: string;
  readonly token: string;
}

/** The invitation of a link, whatever has become of it; undefined if there is none. */
export function findInvitation(db: Database, { siteId, token }: InvitationToken) {
  return db
    .selectFrom('team_invitation')
    .select(['id', 'email', 'role', 'invited_by as invitedBy'])
    .select(
      sql<'open' | 'expired' | 'withdrawn' | 'used'>`case
        when accepted_at is not null then 'used'
        when withdrawn_at is not null then 'withdrawn'
        when ends_at <= now() then 'expired'
        else 'open' end`.as('status'),
    )
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}

/** Accepts an open invitation; false if it is not open any more. Of several that use a link at once, one does. */
export async function acceptInvitation(trx: Database, { siteId, token }: InvitationToken): Promise<boolean> {
  const accepted = await trx
    .updateTable('team_invitation')
    .set({ accepted_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash(token))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return accepted.numUpdatedRows > 0;
}
