import type { Host } from 'shared-types/host/host';

/** What is done as a form goes out, and as its answer is there. */
export interface Sending {
  readonly enter: () => void;
  /** The message of the reply is shown; a refusal has none. */
  readonly leave: (isSaved: boolean) => void;
}

/**
 * Follows a form that the shell sends: its mark goes when the reply is there. Who is refused is led to what is said of it, and
 * who is signed out to signing in beside it.
 */
export function watchSending(
  form: HTMLFormElement,
  { bus, stop }: Pick<Host, 'bus' | 'stop'>,
  { enter, leave }: Sending,
): void {
  const [signIn, notice, refused] = ['[data-sign-in]', '[data-form-message]', '[data-form-error]'].map((one) =>
    form.querySelector<HTMLElement>(one),
  );
  let isSending = false;
  const watching = new MutationObserver(() => {
    const isNow = form.hasAttribute('aria-busy');
    if (isNow === isSending) return;
    isSending = isNow;
    if (isNow && notice) notice.hidden = true;
    if (isNow) return enter();
    const isSaved = notice?.hidden === false;
    leave(isSaved);
    // It stands far from the button.
    if (!isSaved) refused?.focus();
    else if (signIn) signIn.hidden = true;
  });
  watching.observe(form, { attributeFilter: ['aria-busy'] });
  const subscription = bus.on('site/login-required').subscribe(() => {
    if (signIn) signIn.hidden = false;
  });
  stop.addEventListener('abort', () => {
    watching.disconnect();
    subscription.unsubscribe();
  });
}
