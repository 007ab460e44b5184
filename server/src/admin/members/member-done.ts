import type { FastifyReply } from 'fastify';
import { MEMBERS_DONE_PARAMETER, type MemberDone, type MemberReply } from 'shared-types/admin/people/members';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Language } from '../../platform/language';
import { MEMBERS_MESSAGES } from './members.messages';

/** What has happened, and the page that says so. */
export interface DoneMember {
  readonly done: MemberDone;
  readonly path: string;
  /** Id of that page's block. */
  readonly block: string;
}

/** Leads to a page that says, once, what has happened. */
export function memberDone(
  { reply, language }: { readonly reply: FastifyReply; readonly language: Language },
  { done, path, block }: DoneMember,
): ActionOutcome {
  rememberSentForm(reply, block);
  const location = `${path}?${new URLSearchParams({ sent: block, [MEMBERS_DONE_PARAMETER]: done })}`;
  const body: MemberReply = { message: MEMBERS_MESSAGES[language].done[done], location };
  return { kind: 'done', body, goTo: location };
}

/** What an address says has happened; nothing for what is no such thing. */
export function doneIn(query: URLSearchParams): { readonly done?: MemberDone } {
  const named = query.get(MEMBERS_DONE_PARAMETER) ?? '';
  const { done: all } = MEMBERS_MESSAGES.en;
  return Object.hasOwn(all, named) ? { done: named as MemberDone } : {};
}
