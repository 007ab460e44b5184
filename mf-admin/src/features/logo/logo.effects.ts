import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import type { Host } from 'shared-types/host/host';
import { startFormPreview } from '../../parts/form-preview/form-preview.effects';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { choosePictures } from './choose-pictures.effects';
import type { messages } from './logo.messages';

/**
 * Offers the library of files for both pictures, shows the home page as it would look, and warns about unsaved changes. A
 * successful save reloads the page.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  choosePictures(form, host);
  const preview = startFormPreview({ root, form, stop: host.stop, call: LOGO_CALLS.previewLogo });
  startSavedForm(form, host, { look: unsavedMarks(form, host, preview.draw) });
}
