import { draftSettings } from './draft-settings';
import type { SettingsParts } from './settings-parts';
import { takeAsSaved } from '../../parts/settings-form/take-as-saved';

/**
 * Follows the form on its way: tells when a save begins, when it ends and how, and what is saved from then on. Open pages of
 * an admin follow at once.
 *
 * @implements BUS-01 BUS-02
 */
export function followSave({ form, host: { bus, stop } }: SettingsParts, onSaved: () => void): void {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  const [signIn, told, refused] = ['[data-sign-in]', '[data-form-message]', '[data-form-error]'].map((one) =>
    find(one),
  );
  const enter = (): void => {
    if (told) told.hidden = true;
    bus.send('config/save-entered', {});
  };
  const leave = (): void => {
    // The shell shows the reply's message; a refusal has none, and stands far from the button.
    const isSaved = told?.hidden === false;
    bus.send('config/save-exited', { isSaved });
    if (!isSaved) return refused?.focus();
    bus.send('config/tweaks-saved', {});
    if (signIn) signIn.hidden = true;
    takeAsSaved(form);
    bus.send('consent/banner-updated', draftSettings(form));
    onSaved();
  };
  // The shell sends the form; its mark goes when the reply is there.
  let isSending = false;
  const sending = new MutationObserver(() => {
    const isNow = form.hasAttribute('aria-busy');
    if (isNow === isSending) return;
    isSending = isNow;
    if (isNow) enter();
    else leave();
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  const heard = bus.on('site/login-required').subscribe(() => {
    if (signIn) signIn.hidden = false;
  });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    heard.unsubscribe();
  });
}
