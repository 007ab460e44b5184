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

/** What sends forms. */
export interface EnhancedFormParts {
  readonly config: Pick<ShellConfig, 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'address' | 'fetch' | 'lifecycle'> & { readonly document: FormPlace };
  readonly request: Request;
  readonly eventBus: Pick<EventBus, 'publish'>;
  /** Says a message to visitors who cannot see it. */
  readonly announce: (message: string) => void;
  readonly stop: AbortSignal;
}

/**
 * Sends every `<form data-enhance>` by fetch instead of leaving the page. It listens at the document, so a feature that
 * is live and handles the form itself comes first; its `preventDefault` keeps the form for it.
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
  /** Takes the marks off the form. */
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
  // A message that stands there already would not be said again.
  messagePlace(form)?.replaceChildren();
  const result = await sending.request<FormReply | undefined>(path, { method: 'POST', body });
  const isLeaving = result.ok && show(result.body ?? {}, sending);
  // A form whose reply leads away stays marked, so that nobody sends it again meanwhile. Where its page has not left, who
  // sends it again wants to be led there again: by its former key it counts once.
  if (!isLeaving || (await whenStaying(sending))) takeKey(form, result.ok ? result.body?.key : result.failure?.key);
  unmark();
  // A field that is locked could not take the focus.
  if (!result.ok) showRefusal(form, { message: failureMessage(form, result), ...result.failure?.data });
}

/** Shows that the form has arrived; true where the reply leads to another page. */
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

/** Puts behind the form what its page holds for when it has arrived; scripts in it run as they enter the page. */
function showAfter(form: HTMLFormElement): void {
  const template = form.querySelector<HTMLTemplateElement>(`[${BLOCK_ATTRIBUTE.formAfter}]`);
  if (template) form.after(template.content);
}

/** Sends the form with this key from now on. */
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
  // Where it takes the form's place, what had the focus is gone; a place that cannot take the focus leaves it there.
  place.focus();
  // A banner goes with its answer, and its place with it.
  if (place.checkVisibility?.() === false) announce(message);
}
