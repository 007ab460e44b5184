import { BANNER_WORDS, type SavedCookieSettings } from 'shared-types/config/cookie-settings';
import type { SettingsParts } from './settings-parts';
import { draftSettings } from './draft-settings';
import { takeAsSaved } from './take-as-saved';

/**
 * Follows the form on its way: tells when a save begins and ends, and has the form hold what the server has made of it. Open
 * pages of an admin follow at once.
 *
 * @implements BUS-01 BUS-02
 */
export function followSave({ form, host: { bus, stop, text } }: SettingsParts, onSaved: () => void): void {
  const signIn = form.querySelector<HTMLElement>('[data-sign-in]');
  const last = form.parentElement?.querySelector<HTMLElement>('[data-changed]');
  let isSaved = false;
  let isLive = false;
  const heard = [
    bus.on('site/login-required').subscribe(() => {
      if (signIn) signIn.hidden = false;
    }),
    bus.fact('config/cookie-settings').subscribe((saved) => {
      // What was saved before is told too; by now something else may have been typed.
      if (!isLive) return;
      isSaved = true;
      if (signIn) signIn.hidden = true;
      show(form, saved);
      if (last && saved.changed) {
        last.textContent = text('changed', { by: saved.changed.by, at: saved.changed.atText });
        last.hidden = false;
      }
      bus.send('consent/banner-updated', draftSettings(form));
      onSaved();
    }),
  ];
  isLive = true;
  // The shell sends the form; its mark goes when the reply is there.
  let isSending = false;
  const sending = new MutationObserver(() => {
    const isNow = form.hasAttribute('aria-busy');
    if (isNow === isSending) return;
    isSending = isNow;
    if (isNow) {
      isSaved = false;
      return bus.send('config/save-entered', {});
    }
    bus.send('config/save-exited', { isSaved });
    if (isSaved) bus.send('config/tweaks-saved', {});
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    for (const subscription of heard) subscription.unsubscribe();
  });
}

/** Writes what is saved now into the form: the state it is, and the words as the server has cleaned them. */
function show(form: HTMLFormElement, { base, words }: SavedCookieSettings): void {
  const write = (field: Element | undefined, value: string): void => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  };
  const named = (selector: string) => form.querySelector(selector) ?? undefined;
  write(named('[name="base"]'), base);
  write(named('[name="key"]'), '');
  for (const name of BANNER_WORDS) {
    // The site's own language comes first, in the page as in what is saved.
    const fields = [...form.querySelectorAll(`[name="${name}"], [name$=".${name}"]`)];
    words.forEach((own, index) => write(fields[index], own[name]));
  }
  takeAsSaved(form);
}
