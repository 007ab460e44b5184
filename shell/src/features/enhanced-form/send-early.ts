import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { keepEarlyCall } from '../../host/request/early-calls';
import { replyHeaders } from '../../host/request/reply-headers';
import { readFormCall } from './form-call';

/**
 * Sends a queued form at once; the shell takes over the reply. Only forms with an idempotency key, because without the
 * shell the form is sent again natively.
 */
export function sendEarly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { defaultView: view, documentElement } = form.ownerDocument;
  const call = readFormCall(form, submitter);
  const key = call?.body.get('key');
  // A hydrating feature asks the visitor before it sends.
  if (!view?.fetch || !call || typeof key !== 'string' || !key || form.closest(`[${BLOCK_ATTRIBUTE.live}="hydrate"]`))
    return;
  const { path, body } = call;
  const stop = new AbortController();
  const headers = replyHeaders(documentElement.lang);
  const reply = view.fetch(path, { method: 'POST', body, headers, signal: stop.signal });
  // The shell handles the failure; without it, the native submit does.
  reply.catch(() => undefined);
  keepEarlyCall(view, key, { reply, stop });
}
