import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from 'shared-types/render';
import { COOKIE, SENT_FORM_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { clearCookie, setCookie } from '../cookie/site-cookies';

/** Parts the block's id from the key; in neither of them. */
const PARTING = '.';

/** Remembers in a cookie that a form was sent without script, until its thanks are shown; with its key, its receipt too. */
export function rememberSentForm(reply: FastifyReply, blockId: string, key?: string): void {
  const options = { maxAge: SENT_FORM_COOKIE_SECONDS, httpOnly: true };
  const value = key === undefined ? blockId : blockId + PARTING + key;
  setCookie(reply, { name: COOKIE.sentForm, value }, options);
}

export interface SentForm {
  readonly state: FormState;
  /** The key of the form's receipt; only the first time. */
  readonly key?: string;
}

/** The state of a form whose thanks the address requests; `isFirst` is set only the first time. */
export function sentForm(request: FastifyRequest, reply: FastifyReply, blockId: string): SentForm {
  const state: FormState = { values: {}, errors: {}, done: true };
  const [sent, key] = request.cookies[COOKIE.sentForm]?.split(PARTING) ?? [];
  if (sent !== blockId) return { state };
  clearCookie(reply, COOKIE.sentForm);
  return { state: { ...state, isFirst: true }, ...(key !== undefined && { key }) };
}
