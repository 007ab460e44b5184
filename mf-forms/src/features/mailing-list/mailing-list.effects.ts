import type { Host } from 'shared-types/host/host';

/**
 * Sends the form by itself where the server allows it: in the browser that signed up. Only a page that somebody looks at
 * sends it, so neither a prerendered page nor a tab in the background does.
 */
export function start(root: HTMLElement, { stop }: Pick<Host, 'stop'>): void {
  const form = root.querySelector<HTMLFormElement>('form[data-sends-itself]');
  if (!form) return;
  const page = form.ownerDocument;
  const ended = new AbortController();
  const send = (): void => {
    if (page.visibilityState !== 'visible') return;
    ended.abort();
    form.requestSubmit();
  };
  page.addEventListener('visibilitychange', send, { signal: AbortSignal.any([stop, ended.signal]) });
  // A press of the button came first.
  form.addEventListener('submit', () => ended.abort(), { signal: stop, once: true });
  send();
}
