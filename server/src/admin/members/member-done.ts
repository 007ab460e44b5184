import type { FastifyReply } from 'fastify';
import { MEMBERS_DONE_PARAMETER, type MemberDone, type MemberReply } from 'shared-types/admin/people/members';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Language } from '../../platform/language';
import { MEMBERS_MESSAGES } from './members.messages';

export interface DoneMember {
  readonly done: MemberDone;
  readonly path: string;
  /** Id of that page's block. */
  readonly block: string;
}

/** Redirects to a page that shows the message once. */
export function memberDone(
  { reply, language }: { readonly reply: FastifyReply; readonly language: Language },
  { done, path, block }: DoneMember,
): ActionOutcome {
  rememberSentForm(reply, block);
  const location = `${path}?${new URLSearchParams({ sent: block, [MEMBERS_DONE_PARAMETER]: done })}`;
  const body: MemberReply = { message: MEMBERS_MESSAGES[language].done[done], location };
  return { kind: 'done', body, goTo: location };
}

/** The message requested by an address, if valid. */
export function doneIn(query: URLSearchParams): { readonly done?: MemberDone } {
  const named = query.get(MEMBERS_DONE_PARAMETER) ?? '';
  const { done: all } = MEMBERS_MESSAGES.en;
  return Object.hasOwn(all, named) ? { done: named as MemberDone } : {};
}
