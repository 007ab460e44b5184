import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_DONE, PAGES_QUERY, type PagesDone } from 'shared-types/admin/pages/pages';
import type { ActionOutcome } from '../../site/request/action-outcome';

interface PageDone<T extends object> {
  readonly done: PagesDone;
  readonly message: string;
  /** The page whose settings are shown next; the list of pages if absent. */
  readonly pageId?: string;
  /** Further parts of the reply for a script; `location` leads it elsewhere than other clients. */
  readonly reply?: T;
}

/** Leads on to a page that says what was done. */
export function pageDone<T extends object>({ done, message, pageId, reply }: PageDone<T>): ActionOutcome {
  const path = pageId === undefined ? ADMIN_PATH.pages : ADMIN_PATH.pageSettings.replace('{slug}', pageId);
  const location = `${path}?${PAGES_QUERY.done}=${done}`;
  return { kind: 'done', body: { message, location, ...reply }, goTo: location };
}

export function doneIn(query: URLSearchParams): { readonly done?: PagesDone } {
  const done = PAGES_DONE.find((one) => one === query.get(PAGES_QUERY.done));
  return done ? { done } : {};
}
