import type { Host } from 'shared-types/host/host';
import { isUnsaved } from './unsaved-values';

export interface SavedFormOptions {
  /** Shows whether there are unsaved values. */
  readonly look?: () => void;
  /** Called when a save starts, and with its result when it ends. */
  readonly report?: (isSaved?: boolean) => void;
  /** True if leaving would lose something besides values, such as an upload. */
  readonly isBusy?: () => boolean;
  /** Called after a save that stays on the page, to make the current values the saved ones. */
  readonly onSaved?: () => void;
  /** Called after a rejected save, before the message gets the focus. */
  readonly onRefused?: () => void;
}

/** Warns about unsaved values and shows the result of each save. The shell sends the form. */
export function startSavedForm(
  form: HTMLFormElement,
  { bus, stop }: Pick<Host, 'bus' | 'stop'>,
  { look, report, isBusy, onSaved, onRefused }: SavedFormOptions = {},
): void {
  const [signIn, notice, refusal] = ['[data-sign-in]', '[data-form-message]', '[data-form-error]'].map((selector) =>
    form.querySelector<HTMLElement>(selector),
  );
  let isSending = false;
  const isSaved = (): boolean => notice?.hidden === false;
  const change = (): void => {
    if (notice) notice.hidden = true;
    look?.();
  };
  const warn = (event: BeforeUnloadEvent): void => {
    // A successful save may navigate, which needs no warning.
    if (!(form.hasAttribute('aria-busy') && isSaved()) && (isBusy?.() || isUnsaved(form))) event.preventDefault();
  };

  const sending = new MutationObserver(() => {
    if (form.hasAttribute('aria-busy') === isSending) return;
    isSending = !isSending;
    if (isSending) {
      change();
      report?.();
      return;
    }
    report?.(isSaved());
    if (isSaved()) {
      onSaved?.();
      look?.();
      if (signIn) signIn.hidden = true;
    } else {
      onRefused?.();
      // The message is far from the button.
      refusal?.focus();
    }
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  const subscription = bus.on('site/login-required').subscribe(() => {
    if (signIn) signIn.hidden = false;
  });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    subscription.unsubscribe();
  });
  form.addEventListener('input', change, { signal: stop });
  window.addEventListener('beforeunload', warn, { signal: stop });
  look?.();
}
