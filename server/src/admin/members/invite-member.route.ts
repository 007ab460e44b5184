import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBERS_CALLS } from 'shared-types/admin/people/members';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Database } from '../../platform/schema/database';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { Site } from '../../site/directory/site';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { areasOf, sentAreas } from './areas-of';
import { countInvitation } from './invitation-limit';
import { inviteMemberSchema } from './invite-member.schema';
import { memberDone } from './member-done';
import { addInvited, type Invited } from './members.store';
import { MEMBERS_MESSAGES } from './members.messages';
import { putInvitation } from './put-invitation';

/**
 * `inviteMember`: creates a member without a password, and sends an email with a link to choose one.
 * @implements SESSION-01
 */
export const inviteMemberRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'members.edit',
    ...MEMBERS_CALLS.inviteMember,
    input: inviteMemberSchema,
    run: (sent, context) => invite(services, sent, context),
  });
};

async function invite(
  { db }: Services,
  { email, displayName, locale, ...fields }: z.output<ReturnType<typeof inviteMemberSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'members.edit');
  if (!account) return refusal;
  const { limited, locale: noLanguage } = MEMBERS_MESSAGES[language];
  const site = context.site.siteLocaleIn(undefined);
  if (locale !== undefined && !site.siteLocales.some((siteLocale) => siteLocale.locale === locale))
    return { kind: 'refused', code: 'site/invalid-input', errors: { locale: noLanguage } };
  const waitMs = await countInvitation(db, { siteId: site.id, email });
  if (waitMs !== undefined)
    return refuseForNow(waitMs, context, { code: 'admin/invitations-limited', message: limited });
  const invited = { siteId: site.id, email, displayName, locale, areas: sentAreas(fields, areasOf(site)) };
  if (!(await add(db, invited, { ...context, site }))) return known(context);
  return memberDone(context, {
    done: 'invited',
    path: ADMIN_PATH.members,
    block: onlyBlockOf(site.adminPages.members),
  });
}

/** Creates member and email in one transaction; false if the address is taken. */
function add(
  db: Database,
  invited: Invited,
  { site, request }: Pick<ActionContext, 'request'> & { readonly site: Site },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const id = await addInvited(trx, invited);
    if (id === undefined) return false;
    const { email, locale = site.locale } = invited;
    await putInvitation(trx, { site, request, member: { id, email }, locale });
    return true;
  });
}

function known({ language }: ActionContext): ActionOutcome {
  const { known: message } = MEMBERS_MESSAGES[language];
  return { kind: 'refused', code: 'admin/member-known', errors: { email: message } };
}
