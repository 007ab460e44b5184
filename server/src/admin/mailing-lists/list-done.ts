import type { FastifyReply } from 'fastify';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MAILING_LISTS_DONE_PARAMETER, type MailingListDone } from 'shared-types/admin/people/mailing-lists';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Language } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { MAILING_LISTS_MESSAGES } from './mailing-lists.messages';

interface DoneContext {
  readonly site: Site;
  readonly reply: FastifyReply;
  readonly language: Language;
}

export const LIST_GONE: ActionOutcome = { kind: 'refused', code: 'admin/mailing-list-gone' };

export interface DoneList {
  readonly done: MailingListDone;
  /** The list whose page says it; the page of all lists if absent. */
  readonly list?: string;
  /** Further query parameters. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Redirects to a page that shows the message once. */
export function listDone({ site, reply, language }: DoneContext, { done, list, query = {} }: DoneList): ActionOutcome {
  const { mailingLists, subscribers } = site.adminPages;
  const block = onlyBlockOf(list === undefined ? mailingLists : subscribers);
  const path = list === undefined ? ADMIN_PATH.mailingLists : ADMIN_PATH.subscribers.replace('{token}', list);
  rememberSentForm(reply, block);
  const parameters = { sent: block, [MAILING_LISTS_DONE_PARAMETER]: done, ...query };
  const location = `${path}?${new URLSearchParams(parameters)}`;
  return { kind: 'done', body: { message: MAILING_LISTS_MESSAGES[language].done[done], location }, goTo: location };
}

/** What the page's address says was done. */
export function listDoneIn(query: URLSearchParams): { readonly done?: MailingListDone } {
  const named = query.get(MAILING_LISTS_DONE_PARAMETER) ?? '';
  return Object.hasOwn(MAILING_LISTS_MESSAGES.en.done, named) ? { done: named as MailingListDone } : {};
}
