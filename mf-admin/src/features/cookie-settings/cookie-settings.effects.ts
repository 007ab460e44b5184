import type { Host } from 'shared-types/host/host';
import type { messages } from './cookie-settings.messages';
import { followSave } from './follow-save.effects';
import { keepUnsaved } from '../../parts/settings-form/keep-unsaved.effects';
import { showBanner } from './show-banner.effects';
import { followTweaks } from './tweaks.effects';

/**
 * Shows at once how the banner will look, keeps what is not saved from being left by accident, and follows what becomes of
 * it. The shell sends the form, and shows what the server says of it.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const parts = { form, host };
  // First, since what it moves is looked at by the others.
  const tweaks = followTweaks(parts);
  const banner = showBanner(parts);
  const unsaved = keepUnsaved(parts, () => {
    tweaks.undone();
    banner.draw();
  });
  followSave(parts, () => {
    unsaved.look();
    banner.draw();
  });
}
