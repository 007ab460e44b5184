/** Calls `show` now, and after each change of the form. */
export function followForm(form: HTMLFormElement, stop: AbortSignal, show: () => void): void {
  form.addEventListener('input', show, { signal: stop });
  // "Discard changes" resets the form after its event.
  form.addEventListener('reset', () => queueMicrotask(show), { signal: stop });
  show();
}
