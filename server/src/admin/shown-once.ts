import type { FastifyReply } from 'fastify';
import type { FormReply } from 'shared-types/failure';
import { rememberSentForm } from '../platform/http/sent/sent-form';
import type { ActionOutcome } from '../site/request/action-outcome';
import type { SitePage } from '../site/directory/site-page';
import { onlyBlockOf } from '../site/own-pages/admin-pages';

export interface ShownOnce {
  /** The page that says what was done. */
  readonly page: SitePage;
  /** Name of the query parameter, and what was done. */
  readonly done: readonly [parameter: string, value: string];
  readonly message: string;
}

/** Leads to a page of the admin area that says what was done, once. */
export function shownOnce(reply: FastifyReply, { page, done: [parameter, value], message }: ShownOnce): ActionOutcome {
  const block = onlyBlockOf(page);
  rememberSentForm(reply, block);
  const location = `${page.path}?${new URLSearchParams({ sent: block, [parameter]: value })}`;
  const body: FormReply = { message, location };
  return { kind: 'done', body, goTo: location };
}

/** What a page is asked to say was done, if it is one of these. */
export function doneIn<T extends string>(
  query: URLSearchParams,
  parameter: string,
  all: Readonly<Record<T, unknown>>,
): { readonly done?: T } {
  const named = query.get(parameter) ?? '';
  return Object.hasOwn(all, named) ? { done: named as T } : {};
}
