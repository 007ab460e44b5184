import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { RemoteReply } from 'shared-types/config/remote';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { rememberSentForm } from '../../http/sent-form';
import { thanksPagePath } from '../../http/thanks-path';
import { onlyBlockOf } from '../../site/directory/config-pages';

/** Leads back to the remote's page, which says what has happened. */
export function remoteDone({ reply, site }: ActionContext, remote: string, message: string): ActionOutcome {
  const block = onlyBlockOf(site.configPages.remote);
  rememberSentForm(reply, block);
  const body: RemoteReply = { message };
  return { kind: 'done', body, goTo: thanksPagePath(CONFIG_PATH.remote.replace('{token}', remote), block) };
}
