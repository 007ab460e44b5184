import { ADMIN_SEARCH_STORAGE } from 'shared-types/admin/search';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../frame.messages';

interface KeysInput {
  readonly dialog: HTMLDialogElement;
  readonly host: Host<typeof messages>;
}

const OFF = 'off';
const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Opens the search by Ctrl+K and Cmd+K anywhere, and by `/` outside of fields. A key without a modifier can be pressed by
 * mistake, as by software that types what is spoken, so it can be turned off (WCAG 2.2, 2.1.4).
 */
export function watchKeys({ dialog, host: { storage, stop } }: KeysInput, open: () => void): void {
  const box = dialog.querySelector<HTMLInputElement>('[data-search-slash]');
  const key = ADMIN_SEARCH_STORAGE.slash;
  let takesSlash = false;
  const set = (takes: boolean): void => {
    takesSlash = takes;
    if (box) box.checked = takes;
  };
  void storage.get(key, 'necessary').then((stored) => set(stored !== OFF));
  box?.addEventListener(
    'change',
    () => {
      set(box.checked);
      void (takesSlash ? storage.remove(key) : storage.set(key, OFF, 'necessary').catch(() => undefined));
    },
    { signal: stop },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const isSlash = takesSlash && opensBySlash(event);
      if (!isSlash && !opensByModifier(event)) return;
      event.preventDefault();
      open();
    },
    { signal: stop },
  );
}

function opensByModifier({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function opensBySlash({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return false;
  const isFree = document.querySelector('dialog[open]') === null;
  return isFree && !(target instanceof Element && target.closest(TYPED_INTO) !== null);
}
