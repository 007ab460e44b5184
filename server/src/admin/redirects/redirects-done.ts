import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REDIRECTS_DONE, REDIRECTS_QUERY, type RedirectsDone } from 'shared-types/admin/pages/redirects';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import { pagePath } from '../../platform/http/sent/sent-values';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { REDIRECTS_MESSAGES } from './redirects.messages';

/** Query parameters of the list that stay after a change. */
const KEPT = [REDIRECTS_QUERY.search, REDIRECTS_QUERY.after, REDIRECTS_QUERY.before];

/** Redirects to the part of the list from which the form was sent; it shows the message once. */
export function redirectsDone(
  { site, request, reply, language }: ActionContext,
  done: RedirectsDone,
  query: Readonly<Record<string, string>> = {},
): ActionOutcome {
  const block = onlyBlockOf(site.adminPages.redirects);
  rememberSentForm(reply, block);
  const shown = new URL(pagePath(request), 'http://site').searchParams;
  const parameters = new URLSearchParams();
  for (const name of KEPT) {
    const value = shown.get(name);
    if (value !== null) parameters.set(name, value);
  }
  for (const [name, value] of Object.entries({ sent: block, [REDIRECTS_QUERY.done]: done, ...query }))
    parameters.set(name, value);
  const location = `${ADMIN_PATH.redirects}?${parameters}`;
  return { kind: 'done', body: { message: REDIRECTS_MESSAGES[language].done[done], location }, goTo: location };
}

/** What the page's address says was done. */
export function redirectsDoneIn(query: URLSearchParams): RedirectsDone | undefined {
  return REDIRECTS_DONE.find((done) => done === query.get(REDIRECTS_QUERY.done));
}
