import { REVIEW_LONGEST } from 'shared-types/commerce/review';
import type { Host } from 'shared-types/host/host';

type ReviewHost = Pick<Host, 'announcer' | 'stop'>;

/** From so many characters to the end on it is said how many are left. */
const NEARLY = 100;
/** Anyone who types is not spoken to. */
const RESTED_MS = 1000;

/** Counts what is typed, and keeps a review without a star from being sent; the shell sends the forms. */
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
  // What the browser has restored counts from the start.
  count();
  textarea.addEventListener('input', count, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(rest));
}

/** Puts a counter for the eye in the place of the hint, which goes on to describe the field to who cannot see it. */
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
