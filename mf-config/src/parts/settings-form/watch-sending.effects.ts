/** What is done as a form goes out, and as its answer is there. */
export interface Sending {
  readonly enter: () => void;
  /** The message of the reply is shown; a refusal has none. */
  readonly leave: (isSaved: boolean) => void;
}

/** Follows a form that the shell sends: its mark goes when the reply is there. Who is refused is led to what is said of it. */
export function watchSending(form: HTMLFormElement, stop: AbortSignal, { enter, leave }: Sending): void {
  const told = form.querySelector<HTMLElement>('[data-form-message]');
  let isSending = false;
  const begin = (): void => {
    if (told) told.hidden = true;
    enter();
  };
  const end = (): void => {
    const isSaved = told?.hidden === false;
    leave(isSaved);
    // It stands far from the button.
    if (!isSaved) form.querySelector<HTMLElement>('[data-form-error]')?.focus();
  };
  const watching = new MutationObserver(() => {
    const isNow = form.hasAttribute('aria-busy');
    if (isNow === isSending) return;
    isSending = isNow;
    if (isNow) begin();
    else end();
  });
  watching.observe(form, { attributeFilter: ['aria-busy'] });
  stop.addEventListener('abort', () => watching.disconnect());
}
