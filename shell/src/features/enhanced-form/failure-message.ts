import type { RequestResult } from 'shared-types/host/request';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

type Refused = Extract<RequestResult<unknown>, { ok: false }>;

/** After a server error, the message of the reply is not about the form. */
const SERVER_ERROR = 500;
/** A reply to a signed-out visitor is not about the form either. */
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/**
 * A form's message after a failed call. Refusals of the server have their own message. Other replies may come from proxies,
 * so the form has messages by status, and for no reply (0).
 */
export function failureMessage(form: HTMLFormElement, { status, code, message, failure }: Refused): string {
  const isOwn = status < SERVER_ERROR && status !== UNAUTHORIZED && status !== FORBIDDEN;
  if (failure && isOwn && !code.startsWith('site/status-')) return message;
  const own = (name: string) => form.getAttribute(BLOCK_ATTRIBUTE.formFailure + name);
  return own(`-${Math.min(status, SERVER_ERROR)}`) ?? ((status && own('')) || message);
}
