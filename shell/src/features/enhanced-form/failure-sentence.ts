import type { RequestResult } from 'shared-types/host/request';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';

type Refused = Extract<RequestResult<unknown>, { ok: false }>;

/** Where a server has failed, it cannot speak for the form any more. */
const SERVER_ERROR = 500;
const UNAUTHORIZED = 401;

/**
 * What a form says of a call that failed. A refusal of its server speaks for itself; what stands in front of the server
 * answers with pages of its own, so for other answers the form has sentences by status.
 */
export function failureSentence(form: HTMLFormElement, { status, code, message, failure }: Refused): string {
  const isRefusal = failure && !code.startsWith('site/status-') && status < SERVER_ERROR && status !== UNAUTHORIZED;
  if (isRefusal || status === 0) return message;
  const own = (name: string) => form.getAttribute(BLOCK_ATTRIBUTE.formFailure + name);
  return own(`-${Math.min(status, SERVER_ERROR)}`) ?? own('') ?? message;
}
