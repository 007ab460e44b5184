import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { choosePictures } from './choose-pictures.effects';
import type { messages } from './logo.messages';

/** Offers the library of files for both pictures, and warns about unsaved changes. A successful save reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  choosePictures(form, host);
  startSavedForm(form, host, { look: unsavedMarks(form, host) });
}
