import { REVIEW_LONGEST } from 'shared-types/commerce/orders/review';
import type { Host } from 'shared-types/host/host';

type ReviewHost = Pick<Host, 'announcer' | 'stop'>;

/** The counter is announced from this many remaining characters on. */
const NEARLY = 100;
/** Announcements wait for a pause in typing. */
const RESTED_MS = 1000;

/** Counts typed characters, and keeps a review without a rating from being sent; the shell sends the forms. */
export function start(root: HTMLElement, host: ReviewHost): void {
  for (const form of root.querySelectorAll('form')) {
    requireStar(form, host);
    countLetters(form, host);
  }
}

function requireStar(form: HTMLFormElement, { stop }: ReviewHost): void {
  const error = form.querySelector<HTMLElement>('[data-field-error="rating"]');
  const first = form.querySelector<HTMLInputElement>('input[name="rating"]');
  if (!error || !first) return;
  const hasStar = (): boolean => new FormData(form).has('rating');
  const onSubmit = (event: SubmitEvent): void => {
    if (hasStar()) return;
    event.preventDefault();
    error.textContent = error.dataset['none'] ?? '';
    first.focus();
  };
  form.addEventListener('submit', onSubmit, { signal: stop });
  form.addEventListener('change', () => hasStar() && (error.textContent = ''), { signal: stop });
}

function countLetters(form: HTMLFormElement, { announcer, stop }: ReviewHost): void {
  const textarea = form.querySelector('textarea');
  const most = form.querySelector<HTMLElement>('[data-counter]');
  if (!textarea || !most) return;
  const counter = putCounter(most, stop);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const count = (): void => {
    const left = REVIEW_LONGEST - textarea.value.length;
    const message = `${most.dataset[left < 0 ? 'over' : 'left']} ${Math.abs(left)}`;
    counter.textContent = message;
    counter.classList.toggle('field__error', left < 0);
    clearTimeout(rest);
    if (left < NEARLY) rest = setTimeout(() => announcer.announce(message), RESTED_MS);
  };
  // The browser may have restored text.
  count();
  textarea.addEventListener('input', count, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(rest));
}

/** Replaces the hint by a visual counter; the hint still describes the field to assistive technology. */
function putCounter(hint: HTMLElement, stop: AbortSignal): HTMLElement {
  const counter = hint.ownerDocument.createElement('p');
  counter.className = hint.className;
  counter.setAttribute('aria-hidden', 'true');
  hint.after(counter);
  hint.classList.add('visually-hidden');
  stop.addEventListener('abort', () => {
    counter.remove();
    hint.classList.remove('visually-hidden');
  });
  return counter;
}
