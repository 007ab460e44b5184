import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RemoteReply } from 'shared-types/admin/remote';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import { thanksPagePath } from '../../platform/http/thanks-path';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';

/** Redirects to the remote's page, which shows the message. */
export function remoteDone({ reply, site }: ActionContext, remote: string, message: string): ActionOutcome {
  const block = onlyBlockOf(site.adminPages.remote);
  rememberSentForm(reply, block);
  const body: RemoteReply = { message };
  return { kind: 'done', body, goTo: thanksPagePath(ADMIN_PATH.remote.replace('{token}', remote), block) };
}
