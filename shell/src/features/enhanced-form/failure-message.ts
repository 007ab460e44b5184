import type { RequestResult } from 'shared-types/host/request';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

type Refused = Extract<RequestResult<unknown>, { ok: false }>;

/** Where a server has failed, it cannot speak for the form any more. */
const SERVER_ERROR = 500;
/** What is said of a call that was answered so is not what a form has to say. */
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/**
 * What a form says of a call that failed. A refusal of its server speaks for itself; what stands in front of the server
 * answers with pages of its own, so for other answers, and for none (0), the form has messages by status.
 */
export function failureMessage(form: HTMLFormElement, { status, code, message, failure }: Refused): string {
  const isOwn = status < SERVER_ERROR && status !== UNAUTHORIZED && status !== FORBIDDEN;
  if (failure && isOwn && !code.startsWith('site/status-')) return message;
  const own = (name: string) => form.getAttribute(BLOCK_ATTRIBUTE.formFailure + name);
  return own(`-${Math.min(status, SERVER_ERROR)}`) ?? ((status && own('')) || message);
}
