import type { Host } from 'shared-types/host/host';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { sendChanges } from '../../parts/settings-form/send-changes.effects';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import type { messages } from './header-footer.messages';

/**
 * Warns about unsaved changes. A successful save reloads the page.
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  sendChanges(form, host.stop);
  startSavedForm(form, host, { look: unsavedMarks(form, host), report: reportSaves(host.bus) });
}
