import type { Host } from 'shared-types/host/host';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import type { messages } from './header-footer.messages';
import { moveLinks } from './move-links.effects';

/**
 * Replaces order numbers by move buttons and warns about unsaved changes. A successful save reloads the page.
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const links = moveLinks(form, host);
  startSavedForm(form, host, { look: unsavedMarks(form, host, links.look), report: reportSaves(host.bus) });
}
