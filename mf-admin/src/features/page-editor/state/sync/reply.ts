import type { RequestResult } from 'shared-types/host/request';
import type { ChangedDraft, PageDraft } from 'shared-types/admin/pages/page-draft';
import type { PageFailure } from 'shared-types/admin/pages/page-failure';

/** What a reply to a change means for it. */
export type ChangeReply =
  | { readonly kind: 'applied'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly draft: PageDraft }
  /** Nothing is known of the change: it is sent again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

type Failed = Extract<RequestResult<unknown>, { readonly ok: false }>;

/** These may be taken the next time. */
const PASSING: readonly number[] = [408, 425, 429];
const CRUMB = 'site/crumb';

export function readChangeReply(result: RequestResult<ChangedDraft>): ChangeReply {
  if (!result.ok) return readFailure(result);
  const { revision } = result.body ?? {};
  // A network that asks to sign in answers everything with a page of its own.
  return typeof revision === 'number' ? { kind: 'applied', revision } : { kind: 'waiting' };
}

/** What a failed call means. */
export function readFailure({ status, code, message, failure }: Failed): Exclude<ChangeReply, { kind: 'applied' }> {
  const conflict = (failure as PageFailure | undefined)?.data?.conflict;
  if (status === 409 && conflict) return { kind: 'conflict', draft: conflict.draft };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const isPassing = status < 400 || status >= 500 || PASSING.includes(status) || code === CRUMB;
  return isPassing ? { kind: 'waiting' } : { kind: 'refused', message: wordsOf(message, failure) };
}

/** With what is wrong with each place, which the message refers to. */
function wordsOf(message: string, failure: Failed['failure']): string {
  return [message, ...Object.values(failure?.data?.errors ?? {})].join(' ');
}
