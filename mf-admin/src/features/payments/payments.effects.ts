import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import type { messages } from './payments.messages';

/** Warns about unsaved changes. A successful save reloads the page with what buyers see then. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>('form[data-enhance]');
  if (form) startSavedForm(form, host, { look: unsavedMarks(form, host) });
}
