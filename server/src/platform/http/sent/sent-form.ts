import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from 'shared-types/render';
import { COOKIE, SENT_FORM_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { clearCookie, setCookie } from '../cookie/site-cookies';

/** Remembers in a cookie that a form was sent without script, until its thanks are shown. */
export function rememberSentForm(reply: FastifyReply, blockId: string): void {
  const options = { maxAge: SENT_FORM_COOKIE_SECONDS, httpOnly: true };
  setCookie(reply, { name: COOKIE.sentForm, value: blockId }, options);
}

/** The state of a form whose thanks the address requests; `isFirst` is set only the first time. */
export function sentFormState(request: FastifyRequest, reply: FastifyReply, blockId: string): FormState {
  const thanks: FormState = { values: {}, errors: {}, done: true };
  if (request.cookies[COOKIE.sentForm] !== blockId) return thanks;
  clearCookie(reply, COOKIE.sentForm);
  return { ...thanks, isFirst: true };
}
