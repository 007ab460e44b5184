import { draftSettings } from './draft-settings';
import type { SettingsParts } from './settings-parts';
import { takeAsSaved } from '../../parts/settings-form/take-as-saved';
import { watchSending } from '../../parts/settings-form/watch-sending.effects';

/**
 * Follows the form on its way: tells when a save begins, when it ends and how, and what is saved from then on. Open pages of
 * an admin follow at once.
 *
 * @implements BUS-01 BUS-02
 */
export function followSave({ form, host }: SettingsParts, onSaved: () => void): void {
  const { bus } = host;
  watchSending(form, host, {
    enter: () => bus.send('admin/save-entered', {}),
    leave(isSaved) {
      bus.send('admin/save-exited', { isSaved });
      if (!isSaved) return;
      bus.send('admin/tweaks-saved', {});
      takeAsSaved(form);
      bus.send('consent/banner-updated', draftSettings(form));
      onSaved();
    },
  });
}
