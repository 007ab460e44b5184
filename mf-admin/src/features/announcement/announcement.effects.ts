import type { Host } from 'shared-types/host/host';
import { offerPages } from '../../parts/link-editor/offer-pages.effects';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { takeAsSaved } from '../../parts/settings-form/unsaved-values';
import type { messages } from './announcement.messages';
import { showPreview } from './show-preview.effects';

/**
 * Previews the bar and warns about unsaved changes. The owner's open pages request it themselves.
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  offerPages(form, host);
  const preview = showPreview({ root, form, stop: host.stop });
  startSavedForm(form, host, {
    look: unsavedMarks(form, host, preview.draw),
    report: reportSaves(host.bus),
    onSaved() {
      // Applies to one save only.
      const again = form.querySelector<HTMLInputElement>('[name=again]');
      if (again) again.checked = false;
      takeAsSaved(form);
    },
  });
}
