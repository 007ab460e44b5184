import type { Host } from 'shared-types/host/host';
import { isUnsaved } from './unsaved-values';

/** What a feature adds to a saved form. */
export interface SavedFormOptions {
  /** Shows whether the form has unsaved values; absent where it has no place for that. */
  readonly look?: () => void;
  /** Called when a save begins, and with its result when it ends. */
  readonly report?: (isSaved?: boolean) => void;
  /** True while something besides the values, such as an upload, would be lost by leaving. */
  readonly isBusy?: () => boolean;
  /** Called when the server has saved a form that stays on its page: its values have to count as saved from then on. */
  readonly onSaved?: () => void;
  /** Called when the server has refused the form, before the focus moves to its message. */
  readonly onRefused?: () => void;
}

/**
 * Keeps unsaved values of a form from being lost, and shows how each save ends. The shell sends the form and shows the server's
 * reply; without script the form works by itself.
 */
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
    // The reply of a saved form may lead to another page, which needs no warning.
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
