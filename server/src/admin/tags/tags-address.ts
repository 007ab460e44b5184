import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAGS_DONE, TAGS_QUERY, type TagsDone, type TagsView } from 'shared-types/admin/pages/tags';
import { pagePath } from '../../platform/http/sent/sent-values';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';

const KEPT = [TAGS_QUERY.search, TAGS_QUERY.sort, TAGS_QUERY.page];
const COUNT = /^\d{1,6}$/;

/** Address of the list with the search and page of this query, and these changes. */
export function tagsAddress(shown: URLSearchParams, changes: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const name of KEPT) {
    const value = shown.get(name);
    if (value) query.set(name, value);
  }
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query.size > 0 ? `${ADMIN_PATH.tags}?${query}` : ADMIN_PATH.tags;
}

/** Leads to the part of the list from which the form was sent; it shows once what was done. */
export function tagsDone(
  { site, request, reply }: ActionContext,
  { act, count }: { readonly act: TagsDone; readonly count: number },
): ActionOutcome {
  const block = onlyBlockOf(site.adminPages.tags);
  rememberSentForm(reply, block);
  const shown = new URL(pagePath(request), 'http://site').searchParams;
  const done = { sent: block, [TAGS_QUERY.done]: act, [TAGS_QUERY.count]: String(count) };
  const location = tagsAddress(shown, done);
  return { kind: 'done', body: { location }, goTo: location };
}

/** What the page's address says was done. */
export function tagsDoneIn(query: URLSearchParams): Pick<TagsView, 'done'> {
  const act = TAGS_DONE.find((done) => done === query.get(TAGS_QUERY.done));
  const count = query.get(TAGS_QUERY.count) ?? '';
  return act === undefined ? {} : { done: { act, count: COUNT.test(count) ? Number(count) : 0 } };
}
