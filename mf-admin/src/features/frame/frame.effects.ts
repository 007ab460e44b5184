import type { Host } from 'shared-types/host/host';
import type { messages } from './frame.messages';
import { recentPages } from './search/recent-pages.effects';
import { createSearchDialog } from './search/search-dialog.effects';
import { watchKeys } from './search/watch-keys.effects';

/** Opens the search over the page, by the field of the bar or by a key, and remembers which pages were opened. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>('[data-search-form]');
  const field = form?.querySelector('input');
  const dialog = root.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!form || !field || !dialog) return;
  const { stop } = host;
  const recent = recentPages(dialog, host);
  const search = createSearchDialog({ dialog, host, recent });
  const openTyped = (): void => {
    search.open(field.value);
    field.value = '';
  };
  form.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      openTyped();
    },
    { signal: stop },
  );
  field.addEventListener('input', ({ isComposing }) => void (isComposing || openTyped()), { signal: stop });
  field.addEventListener('compositionend', openTyped, { signal: stop });
  field.setAttribute('aria-haspopup', 'dialog');
  field.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  watchKeys({ dialog, host }, () => search.open(''));
  const signOut = root.querySelector('[data-sign-out]');
  signOut?.addEventListener('submit', () => void recent.forget(), { signal: stop });
  void recent.remember();
}
