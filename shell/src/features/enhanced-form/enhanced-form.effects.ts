import type { FormReply } from 'shared-types/failure';
import type { Request } from 'shared-types/host/request';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { ShellConfig } from '../../config';
import { publishStates } from '../../host/bus/publish-states';
import type { EventBus } from '../../host/bus/event-bus';
import { settleTypedText } from '../../parts/typed-text/typed-text';
import { whenStaying } from '../../parts/when-staying/when-staying';
import type { Ports } from '../../ports/ports';
import { failureMessage } from './failure-message';
import { readFormCall, type FormCall } from './form-call';
import { isBusy, markBusy } from './mark-busy';
import { showBusy } from './show-busy';
import { clearRefusal, showRefusal } from './show-refusal';

/** The page, or the part of it whose forms are sent. */
interface FormPlace {
  addEventListener(type: 'submit', then: (event: SubmitEvent) => void, options: { readonly signal: AbortSignal }): void;
}

export interface EnhancedFormParts {
  readonly config: Pick<ShellConfig, 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'address' | 'fetch' | 'lifecycle'> & { readonly document: FormPlace };
  readonly request: Request;
  readonly eventBus: Pick<EventBus, 'publish'>;
  /** Announces a message to assistive technology. */
  readonly announce: (message: string) => void;
  readonly stop: AbortSignal;
}

/**
 * Sends every `<form data-enhance>` by fetch instead of leaving the page. It listens at the document, so a live feature can
 * handle its form first with `preventDefault`.
 *
 * @implements FORM-02 FORM-05 FORM-19 FORM-20 FORM-21 FORM-24 FORM-27 FERR-01 FERR-02 FERR-09 FERR-12 FERR-13
 */
export function startEnhancedForms(parts: EnhancedFormParts): void {
  const { ports, stop } = parts;
  if (!ports.fetch) return;
  ports.document.addEventListener('submit', (event) => submit(event, parts), { signal: stop });
}

interface Sending extends EnhancedFormParts {
  readonly form: HTMLFormElement;
  /** Removes the busy marks. */
  readonly unmark: () => void;
}

function submit(event: SubmitEvent, parts: EnhancedFormParts): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.hasAttribute(BLOCK_ATTRIBUTE.enhance)) return;
  const call = readFormCall(form, event.submitter);
  if (!call) return;
  event.preventDefault();
  if (isBusy(form)) return;
  const unmark = markBusy(form, event.submitter);
  const endBusy = showBusy(form);
  void send(call, {
    ...parts,
    form,
    unmark: () => {
      unmark();
      endBusy();
    },
  });
}

async function send({ path, body }: FormCall, sending: Sending): Promise<void> {
  const { form, unmark } = sending;
  // An unchanged message would not be announced again.
  messagePlace(form)?.replaceChildren();
  const result = await sending.request<FormReply | undefined>(path, { method: 'POST', body });
  const isLeaving = result.ok && show(result.body ?? {}, sending);
  // A form whose reply leads to another page stays busy, so that it is not sent twice. If the page is not left, the form
  // can be sent again with the same key, which counts once.
  if (!isLeaving || (await whenStaying(sending))) takeKey(form, result.ok ? result.body?.key : result.failure?.key);
  unmark();
  // A locked field could not take the focus.
  if (!result.ok) showRefusal(form, { message: failureMessage(form, result), ...result.failure?.data });
}

/** Shows the success of a form; true if the reply leads to another page. */
function show({ states, message, location }: FormReply, { form, ports, announce, eventBus }: Sending): boolean {
  clearRefusal(form);
  publishStates(eventBus, states);
  if (message) showMessage(form, { message, announce });
  if (location) ports.address.go(location);
  else {
    settleTypedText(form);
    showAfter(form);
  }
  return location !== undefined;
}

/** Inserts the content for after the form; its scripts run then. */
function showAfter(form: HTMLFormElement): void {
  const template = form.querySelector<HTMLTemplateElement>(`[${BLOCK_ATTRIBUTE.formAfter}]`);
  if (template) form.after(template.content);
}

/** Sets the form's idempotency key. */
function takeKey(form: HTMLFormElement, key: string | undefined): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="key"]')) input.value = key ?? input.value;
}

function messagePlace(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector(`[${BLOCK_ATTRIBUTE.formMessage}]`);
}

function showMessage(
  form: HTMLFormElement,
  { message, announce }: { message: string; announce: EnhancedFormParts['announce'] },
): void {
  const place = messagePlace(form);
  if (!place) return announce(message);
  place.setAttribute('role', 'status');
  place.hidden = false;
  place.textContent = message;
  // If the message replaces the form, the focus would be lost. A place that is not focusable keeps it where it is.
  place.focus();
  // A banner disappears with its answer, and the message with it.
  if (place.checkVisibility?.() === false) announce(message);
}
