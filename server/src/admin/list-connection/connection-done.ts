import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LIST_CONNECTION_QUERY, type ListConnectionDone } from 'shared-types/admin/people/list-connection';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { LIST_CONNECTION_MESSAGES } from './list-connection.messages';

export const CONNECTION_GONE: ActionOutcome = { kind: 'refused', code: 'admin/list-connection-gone' };

/** Redirects to the page of a list's connection, which shows the message once. */
export function connectionDone(
  { site, reply, language }: ActionContext,
  listId: string,
  done: ListConnectionDone,
): ActionOutcome {
  const block = onlyBlockOf(site.adminPages.listConnection);
  rememberSentForm(reply, block);
  const query = new URLSearchParams({ sent: block, [LIST_CONNECTION_QUERY.done]: done });
  const location = `${ADMIN_PATH.listConnection.replace('{token}', listId)}?${query}`;
  return { kind: 'done', body: { message: LIST_CONNECTION_MESSAGES[language].done[done], location }, goTo: location };
}

/** What the page's address says was done. */
export function connectionDoneIn(query: URLSearchParams): { readonly done?: ListConnectionDone } {
  const named = query.get(LIST_CONNECTION_QUERY.done) ?? '';
  return Object.hasOwn(LIST_CONNECTION_MESSAGES.en.done, named) ? { done: named as ListConnectionDone } : {};
}
