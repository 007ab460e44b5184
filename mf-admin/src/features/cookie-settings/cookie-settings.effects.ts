import type { Host } from 'shared-types/host/host';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { takeAsSaved } from '../../parts/settings-form/unsaved-values';
import type { messages } from './cookie-settings.messages';
import { draftSettings } from './draft-settings';
import { showBanner } from './show-banner.effects';
import { followTweaks } from './tweaks.effects';

/**
 * Previews the banner and warns about unsaved changes. The owner's open pages apply a save at once.
 * @implements BUS-01 BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const { bus } = host;
  const parts = { form, host };
  // The panel comes first, because it corrects values that the banner shows.
  const tweaks = followTweaks(parts);
  const banner = showBanner(parts);
  startSavedForm(form, host, {
    look: unsavedMarks(form, host, () => {
      tweaks.undone();
      banner.draw();
    }),
    report: reportSaves(bus),
    onSaved() {
      bus.send('admin/tweaks-saved', {});
      takeAsSaved(form);
      bus.send('consent/banner-updated', draftSettings(form));
      banner.draw();
    },
  });
}
