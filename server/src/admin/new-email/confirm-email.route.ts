import { NEW_EMAIL_CALLS, type ConfirmEmailReply } from 'shared-types/admin/people/new-email';
import { z } from 'zod';
import { languageOf } from '../../platform/language';
import { thanksPagePath } from '../../platform/http/thanks-path';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { ACCOUNT_MESSAGES } from '../account/account.messages';
import { spendEmailChange } from '../account/email-change.store';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';

/** No token is longer. */
const LONGEST_TOKEN = 200;
const input = z.object({ token: z.string().max(LONGEST_TOKEN).describe("The token of the email's link.") });

/** `confirmEmail`: sets the address to which the link was sent, and tells the former one. */
export const confirmEmailRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...NEW_EMAIL_CALLS.confirmEmail,
    input,
    run: ({ token }, context) => confirm(services, token, context),
  });
};

async function confirm({ db }: Services, token: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'admin.open');
  if (!account) return refusal;
  const { site, reply } = context;
  const spent = await db.transaction().execute(async (trx) => {
    const change = await spendEmailChange(trx, { siteId: site.id, accountId: account.id, token });
    if (typeof change === 'string') return change;
    await noteOwnChange(trx, context, { account: { ...account, email: change.formerEmail }, act: 'email-changed' });
    return change;
  });
  if (spent === 'gone') return { kind: 'refused', code: 'admin/email-link-gone' };
  if (spent === 'taken') return { kind: 'refused', code: 'admin/email-taken' };
  const page = site.adminPages.newEmail;
  const block = onlyBlockOf(page);
  rememberSentForm(reply, block);
  const location = thanksPagePath(page.path, block);
  const body: ConfirmEmailReply = { message: ACCOUNT_MESSAGES[languageOf(site)].done.emailChanged, location };
  return { kind: 'done', body, goTo: location };
}
