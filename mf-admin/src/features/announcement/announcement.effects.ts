import type { Host } from 'shared-types/host/host';
import { keepUnsaved } from '../../parts/settings-form/keep-unsaved.effects';
import { takeAsSaved } from '../../parts/settings-form/take-as-saved';
import { watchSending } from '../../parts/settings-form/watch-sending.effects';
import type { messages } from './announcement.messages';
import { showPreview } from './show-preview.effects';

/**
 * Shows beside the form at once how the bar will look, keeps what is not saved from being left by accident, and follows what
 * becomes of it. The shell sends the form; the owner's open pages ask for themselves what is announced.
 *
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const { bus, stop } = host;
  const preview = showPreview({ root, form, stop });
  const unsaved = keepUnsaved({ form, host }, preview.draw);
  watchSending(form, host, {
    enter: () => bus.send('admin/save-entered', {}),
    leave(isSaved) {
      bus.send('admin/save-exited', { isSaved });
      if (!isSaved) return;
      // It was meant once.
      const again = form.querySelector<HTMLInputElement>('[name=again]');
      if (again) again.checked = false;
      takeAsSaved(form);
      unsaved.look();
    },
  });
}
