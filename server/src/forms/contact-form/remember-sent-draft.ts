import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, SENT_DRAFTS_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';

const PARTING = '.';
/** Of the last forms; a browser takes 4 kB. */
const MOST = 20;

/** Tells the scripts of later pages that this form was sent without script, so that they forget the draft in its browser. */
export function rememberSentDraft(request: FastifyRequest, reply: FastifyReply, formId: string): void {
  const known = request.cookies[COOKIE.sentDrafts]?.split(PARTING).filter((id) => id !== '' && id !== formId) ?? [];
  const value = [formId, ...known].slice(0, MOST).join(PARTING);
  setCookie(reply, { name: COOKIE.sentDrafts, value }, { maxAge: SENT_DRAFTS_COOKIE_SECONDS });
}
