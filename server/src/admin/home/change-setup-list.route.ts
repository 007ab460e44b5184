import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HOME_CALLS, type SetupListReply } from 'shared-types/admin/home';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { HOME_MESSAGES } from './home.messages';
import { keepSetupList } from './setup-list.store';

const sentSchema = z.object({ act: z.enum(['hide', 'show']) });

/** `changeSetupList`: hides the set-up list from the account, or shows it again. */
export const changeSetupListRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'admin.open',
    ...HOME_CALLS.changeSetupList,
    input: sentSchema,
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db }: Services,
  { act }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'admin.open');
  if (!account) return refusal;
  const { site, language } = context;
  await keepSetupList(db, { siteId: site.id, accountId: account.id }, act);
  const body: SetupListReply = { message: HOME_MESSAGES[language].setupList[act], location: ADMIN_PATH.home };
  return { kind: 'done', body, goTo: ADMIN_PATH.home };
}
