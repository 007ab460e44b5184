import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { languageOf } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import { timeText } from '../../platform/time-text';
import { linkOrigin } from '../../site/host/link-origin';
import type { ActionContext } from '../../site/request/action';
import { roleText } from './role-texts';
import { noteInvitationEmail, type MadeInvitation } from './team-invitation.store';
import { TEAM_MESSAGES } from './team.messages';

/** Queues the email of an invitation in the transaction that made it. */
export async function putTeamInvitation(
  trx: Database,
  { site: ownSite, request }: Pick<ActionContext, 'site' | 'request'>,
  { id, token, email, role, endsAt, invitedBy }: MadeInvitation & { readonly invitedBy: string },
): Promise<void> {
  const site = ownSite.siteLocaleIn(undefined);
  const language = languageOf(site);
  const { subject, body } = TEAM_MESSAGES[language];
  const link = `${linkOrigin(site, request)}${ADMIN_PATH.teamInvitation}?${RESET_TOKEN_PARAMETER}=${token}`;
  const emailId = await queueEmail(trx, {
    siteId: site.id,
    recipient: email,
    subject: subject(site.name),
    body: body({
      siteName: site.name,
      invitedBy,
      role: roleText([role], language),
      link,
      endsText: timeText(endsAt, site),
    }),
  });
  await noteInvitationEmail(trx, id, emailId);
}
