import type { Host } from 'shared-types/host/host';
import type { messages } from './contact-form.messages';
import { leadToFields } from './lead-to-fields.effects';
import { showBelow } from './show-below.effects';
import { offerPrint, showReceipt } from './receipt/show-receipt.effects';

/**
 * Character counters, links from the error summary to the fields, receipts; and where a form has them, conditions, calculations,
 * pages, drafts, uploads of files and the captcha. Without script, hints state limits and conditions, the summary's links are plain anchors,
 * files are sent with the form, and a captcha is a second request.
 */
export async function start(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  leadToFields(root, host.stop);
  showBelow(root, host.stop);
  offerPrint(root, host.stop);
  const formId = root.querySelector<HTMLInputElement>('input[name="block"]')?.value;
  host.bus.state('forms/receipt').subscribe((receipt) => {
    if (receipt.formId === formId) showReceipt(root, receipt, host.stop);
  });
  for (const counter of root.querySelectorAll<HTMLElement>('[data-counter]')) count(counter, host);
  // First: uploads that a reload interrupted bring their form's key, and the captcha is made for a key.
  await startUploads(root, host);
  await Promise.all([
    startLogic(root, host),
    startCalculations(root, host),
    startCaptcha(root, host),
    startDraft(root, host),
  ]);
}

async function startLogic(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  const form = root.querySelector<HTMLFormElement>('form[data-logic]');
  if (!form) return;
  const { followConditions } = await import('./logic/follow-conditions.effects');
  followConditions(form, JSON.parse(form.dataset.logic ?? ''), host);
  if (!form.querySelector('[data-page]')) return;
  const { followPages } = await import('./logic/follow-pages.effects');
  followPages(form, host);
}

async function startCalculations(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  const form = root.querySelector<HTMLFormElement>('form[data-calculations]');
  if (!form) return;
  const { followCalculations } = await import('./logic/follow-calculations.effects');
  followCalculations(form, JSON.parse(form.dataset.calculations ?? ''), host);
}

async function startDraft(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  const form = root.querySelector('form');
  const sent = root.querySelector<HTMLElement>('[data-draft-sent]')?.dataset.draftSent;
  if (!sent && !form?.querySelector('[data-draft]')) return;
  const { forgetSentDraft, keepDraft } = await import('./draft/keep-draft.effects');
  if (sent) return forgetSentDraft(sent, host);
  // Consent may come later, and the form is live without it.
  if (form) void keepDraft(form, host);
}

async function startUploads(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  const form = root.querySelector('form');
  if (!form?.querySelector('[data-files]')) return;
  const { sendFiles } = await import('./uploads/send-files.effects');
  await sendFiles(form, host);
}

async function startCaptcha(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  if (!root.querySelector('[data-captcha]')) return;
  const captcha = await import('./captcha/captcha.effects');
  captcha.startCaptcha(root, host);
}

function count(counter: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  const textarea = counter.parentElement?.querySelector('textarea');
  const max = Number(counter.dataset.counter);
  const show = (): void => {
    const length = textarea?.value.length ?? 0;
    const isOver = length > max;
    // Announced once, because a number after every key press is noise in a screen reader.
    if (isOver && !counter.hasAttribute('data-over')) announcer.announce(text('exceeded'));
    counter.toggleAttribute('data-over', isOver);
    counter.textContent = text('counter', { count: length, max });
  };
  textarea?.addEventListener('input', show, { signal: stop });
  // Without updates the number would soon be wrong.
  stop.addEventListener('abort', () => {
    counter.textContent = '';
    counter.removeAttribute('data-over');
  });
  show();
}
