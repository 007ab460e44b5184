import { SHELL_ELEMENT_ID } from 'shared-types/site/context';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { markBusy } from './mark-busy';
import { sendEarly } from './send-early';

/**
 * Queues enhanced forms that are sent before the shell's script has run. When it has, when it fails or when the budget
 * is over, each is sent once: by the shell, or natively where there is none. Natively is never offline: the browser's own
 * page would take the place of what was written, so such a form waits for the shell or for the network.
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

/** Marks the form as on its way, and sends it ahead where that is safe; gives the way to let it go. */
function queueForm(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  sendEarly(form, submitter);
  const unmark = markBusy(form, submitter);
  return () => {
    unmark();
    if (form.isConnected) form.requestSubmit(submitter);
  };
}
