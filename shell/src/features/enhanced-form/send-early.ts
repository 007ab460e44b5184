import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { keepEarlyCall } from '../../host/request/early-calls';
import { replyHeaders } from '../../host/request/reply-headers';
import { readFormCall } from './form-call';

/**
 * Sends a held form at once; the shell takes the reply over when it comes. Only a form with a key, of which a server
 * makes one change however often it is sent: where no shell comes, it is sent again, natively.
 */
export function sendEarly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { defaultView: view, documentElement } = form.ownerDocument;
  const call = readFormCall(form, submitter);
  const key = call?.body.get('key');
  // A feature that hydrates asks its visitor before it sends.
  if (!view?.fetch || !call || typeof key !== 'string' || !key || form.closest(`[${BLOCK_ATTRIBUTE.live}="hydrate"]`))
    return;
  const { path, body } = call;
  const stop = new AbortController();
  const headers = replyHeaders(documentElement.lang);
  const reply = view.fetch(path, { method: 'POST', body, headers, signal: stop.signal });
  // A call that fails is the shell's to tell; where none comes, the native sending tells.
  reply.catch(() => undefined);
  keepEarlyCall(view, key, { reply, stop });
}
