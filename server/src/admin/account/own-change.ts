import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { languageOf } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import { timeText } from '../../platform/time-text';
import { linkOrigin } from '../../site/host/link-origin';
import type { ActionContext } from '../../site/request/action';
import { noteOnAllSites, type OwnAct } from '../team/team-change.store';
import { ACCOUNT_NOTICES, type NoticeAct } from './account-notices.messages';

export interface OwnChange {
  /** The account, with the address that is notified. */
  readonly account: { readonly id: string; readonly email: string; readonly displayName: string };
  readonly act: NoticeAct & OwnAct;
}

/** Records a change of how an account signs in, and notifies its owner by email, as it may have been somebody else. */
export async function noteOwnChange(
  trx: Database,
  context: OwnChangeContext,
  { account, act }: OwnChange,
): Promise<void> {
  await noteOnAllSites(trx, account, act);
  const { request } = context;
  const site = context.site.siteLocaleIn(undefined);
  const { subject, body, acts } = ACCOUNT_NOTICES[languageOf(site)];
  await queueEmail(trx, {
    siteId: site.id,
    recipient: account.email,
    // A warning does not wait for the hourly limit.
    isOwed: true,
    subject: subject(site.name),
    body: body({
      what: acts[act],
      siteName: site.name,
      timeText: timeText(new Date(), site),
      passwordLink: linkOrigin(site, request) + ADMIN_PATH.forgottenPassword,
      accountLink: linkOrigin(site, request) + ADMIN_PATH.account,
    }),
  });
}

type OwnChangeContext = Pick<ActionContext, 'site' | 'request'>;
