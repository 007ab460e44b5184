import { SHELL_ELEMENT_ID } from 'shared-types/site/context';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { markBusy } from './mark-busy';
import { sendEarly } from './send-early';

/**
 * Queues enhanced forms that are submitted before the shell's script has run. When it has run, has failed, or the budget is
 * over, each is sent once, by the shell or natively. A native submit never happens offline, where the browser's error page
 * would replace the input: such a form waits for the shell or the network.
 */
export function queueSubmits(view: Window, budgetMs: number): void {
  const { document } = view;
  const queued = new Map<HTMLFormElement, () => void>();
  const waiting = new AbortController();
  const listening = { capture: true, signal: waiting.signal };

  const release = (): void => {
    waiting.abort();
    queued.forEach((send) => send());
    queued.clear();
  };
  const giveUp = (): void => {
    if (view.navigator.onLine) release();
    else view.addEventListener('online', release, listening);
  };
  const queue = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute(BLOCK_ATTRIBUTE.enhance)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (queued.has(form)) return;
    if (queued.size === 0) setTimeout(giveUp, budgetMs);
    queued.set(form, queueForm(form, event.submitter));
  };
  const onScript = ({ target, type }: Event): void => {
    if ((target as Element).id !== SHELL_ELEMENT_ID) return;
    if (type === 'load') release();
    else giveUp();
  };

  document.addEventListener('submit', queue, listening);
  document.addEventListener('load', onScript, listening);
  document.addEventListener('error', onScript, listening);
}

/** Marks the form as busy and sends it early if that is safe; returns the function that releases it. */
function queueForm(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  sendEarly(form, submitter);
  const unmark = markBusy(form, submitter);
  return () => {
    unmark();
    if (form.isConnected) form.requestSubmit(submitter);
  };
}
