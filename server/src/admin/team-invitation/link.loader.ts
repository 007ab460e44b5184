import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { roleText } from '../team/role-texts';
import { findInvitation } from '../team/team-invitation.store';
import { isKnownAccount } from './accept-invitation.route';

/** What has become of the invitation of the opened link. */
export const teamInvitationLoader = {
  name: 'admin/team-invitation/link',
  scope: 'query',
  load: async ({ services: { db }, site, query }) => {
    const token = query.get(RESET_TOKEN_PARAMETER) ?? '';
    const found = await findInvitation(db, { siteId: site.id, token });
    const { name: siteName } = site;
    if (found?.status !== 'open') return { status: found?.status ?? 'replaced', siteName };
    const { email, invitedBy, role } = found;
    const isKnown = await isKnownAccount(db, email);
    const invitation = { token, email, invitedBy, roleText: roleText([role], languageOf(site)), isKnown };
    return { status: 'open', siteName, invitation };
  },
} satisfies Loader<'admin/team-invitation/link'>;
