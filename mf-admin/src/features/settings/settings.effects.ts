import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import type { messages } from './settings.messages';

/** Warns about unsaved changes. A successful save reloads the page with its new times. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (form) startSavedForm(form, host, { look: unsavedMarks(form, host) });
}
