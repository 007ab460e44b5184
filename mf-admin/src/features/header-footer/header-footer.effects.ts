import type { Host } from 'shared-types/host/host';
import { keepUnsaved } from '../../parts/settings-form/keep-unsaved.effects';
import { watchSending } from '../../parts/settings-form/watch-sending.effects';
import type { messages } from './header-footer.messages';
import { moveLinks } from './move-links.effects';

/**
 * Moves links by buttons in the place of numbers, keeps what is not saved from being left by accident, and follows what
 * becomes of it. The shell sends the form; its reply leads to the page as it is saved.
 *
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const links = moveLinks(form, host);
  keepUnsaved({ form, host }, links.look);
  watchSending(form, host, {
    enter: () => host.bus.send('admin/save-entered', {}),
    leave: (isSaved) => host.bus.send('admin/save-exited', { isSaved }),
  });
}
