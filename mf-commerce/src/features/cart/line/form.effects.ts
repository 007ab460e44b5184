import type { CartView } from 'shared-types/commerce/cart';
import { FIELD_PREFIX } from 'shared-types/forms/contact-form';
import type { Host } from 'shared-types/host/host';
import type { CartOutcome } from '../../../parts/cart-calls/cart-outcome';
import { createIdempotencyKey } from '../../../parts/cart-calls/idempotency-key.effects';
import { failedBy } from '../../../parts/cart-calls/failed-by.effects';
import { getCart } from '../../../parts/cart-calls/get-cart.api';
import { setLineForm } from '../cart.api';
import {
  answerCorrected,
  cartReceived,
  formFailed,
  formTried,
  selectLines,
  type CartStore,
  type LineFailure,
  type ShownLine,
} from '../cart.state';
import type { messages } from '../cart.messages';
import { failureText } from '../failure-text';
import { formAnswers } from './form-answers';

interface LineFormDeps {
  readonly root: HTMLElement;
  readonly store: CartStore;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
}

export interface LineForms {
  /** Saves unsaved input; false if that failed. */
  saveTyped(): Promise<boolean>;
}

/** Makes the forms of lines live: opening one loads its current state, and failures to save are shown. */
export function startLineForms(deps: LineFormDeps): LineForms {
  const { root, signal } = deps;
  root.addEventListener('click', (event) => void toggle(event, deps), { signal });
  root.addEventListener('input', ({ target }) => takeCorrection(target, deps), { signal });
  root.addEventListener(
    'submit',
    (event) => {
      const details =
        event.target instanceof HTMLFormElement && event.target.closest<HTMLDetailsElement>('[data-line-form]');
      if (!details) return;
      event.preventDefault();
      void save(details, deps);
    },
    { signal },
  );
  return {
    async saveTyped() {
      const saved = [...root.querySelectorAll<HTMLDetailsElement>('[data-line-form][open]')]
        .filter(isTyped)
        .map((details) => save(details, deps));
      return (await Promise.all(saved)).every(Boolean);
    },
  };
}

function takeCorrection(target: EventTarget | null, { store }: LineFormDeps): void {
  if (!(target instanceof HTMLElement) || !('name' in target) || !target.closest('[data-line-form]')) return;
  const lineId = target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? '';
  const field = String(target.name)
    .slice(FIELD_PREFIX.length)
    .replace(/\.[^.]*$/, '');
  store.dispatch(answerCorrected({ lineId, field }));
}

/** The product's form may have changed, so it is loaded before it opens. */
async function toggle(event: MouseEvent, deps: LineFormDeps): Promise<void> {
  const summary = event.target instanceof Element ? event.target.closest('summary') : null;
  const details = summary?.closest<HTMLDetailsElement>('[data-line-form]');
  if (!details || details.open) return;
  event.preventDefault();
  const { host, store } = deps;
  const isOpen = await once(details, deps, async ({ id: lineId }) => {
    const outcome = await getCart(host.request, host.stop).catch((error: unknown) => failedBy(error, host));
    const line = outcome.ok ? lineIn(outcome.view, lineId) : undefined;
    take(outcome, deps);
    if (line?.form) return true;
    fail({ ...reasonOf(outcome, line), tried: 'opening', lineId }, { host, store });
    return false;
  });
  if (isOpen) details.open = true;
}

async function save(details: HTMLDetailsElement, deps: LineFormDeps): Promise<boolean> {
  const { host, store } = deps;
  const form = details.querySelector('form');
  if (!form?.reportValidity()) return false;
  const isSaved = await once(details, deps, async ({ id: lineId, title, form: definition }) => {
    const answers = formAnswers(definition?.fields ?? [], new FormData(form));
    const outcome = await setLineForm(host.request, { lineId, form: answers, key: createIdempotencyKey() }).catch(
      (error: unknown) => failedBy(error, host),
    );
    take(outcome, deps);
    if (outcome.ok) host.announcer.announce(host.text('formSaved', { title }));
    else fail({ ...outcome, tried: 'form', lineId }, { host, store });
    return outcome.ok;
  });
  if (isSaved) close(details);
  // The errors stand in the page once React has written them.
  else queueMicrotask(() => details.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return isSaved;
}

/** Running action of each line’s form. */
const inFlight = new WeakMap<HTMLDetailsElement, Promise<boolean>>();

/** One action per line’s form at a time; a second request gets the result of the first. */
function once(
  details: HTMLDetailsElement,
  deps: LineFormDeps,
  work: (line: ShownLine) => Promise<boolean>,
): Promise<boolean> {
  const done = inFlight.get(details) ?? begin(details, deps, work).finally(() => inFlight.delete(details));
  inFlight.set(details, done);
  return done;
}

async function begin(
  details: HTMLDetailsElement,
  { store, signal }: LineFormDeps,
  work: (line: ShownLine) => Promise<boolean>,
): Promise<boolean> {
  const lineId = details.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const line = selectLines(store.getState()).find(({ id }) => id === lineId);
  if (!line) return false;
  details.setAttribute('aria-busy', 'true');
  store.dispatch(formTried({ lineId: line.id }));
  const isDone = await work(line);
  details.removeAttribute('aria-busy');
  return isDone && !signal.aborted;
}

function take(outcome: CartOutcome, { host, store }: LineFormDeps): void {
  if (!outcome.ok) return;
  store.dispatch(cartReceived(outcome.view));
  if (outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
}

function fail(
  { lineId, tried, code, message, errors }: LineFailure & { readonly lineId: string },
  { host, store }: Pick<LineFormDeps, 'host' | 'store'>,
): void {
  const failure = { tried, code, message, ...(errors ? { errors } : {}) };
  store.dispatch(formFailed({ lineId, ...failure }));
  host.announcer.announce(failureText(failure, host), 'assertive');
}

function reasonOf(outcome: CartOutcome, line: unknown): { readonly code: string; readonly message: string } {
  if (!outcome.ok) return outcome;
  return { code: line ? 'commerce/line-form-gone' : 'commerce/line-not-found', message: '' };
}

function lineIn({ cart }: CartView, lineId: string) {
  return cart.entries.find(({ id }) => id === lineId);
}

function close(details: HTMLDetailsElement): void {
  const hadFocus = details.contains(document.activeElement) || document.activeElement === document.body;
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus();
}

function isTyped(details: HTMLDetailsElement): boolean {
  return [...(details.querySelector('form')?.elements ?? [])].some((control) => {
    if (control instanceof HTMLSelectElement)
      return ![...control.selectedOptions].every((option) => option.defaultSelected);
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  });
}
