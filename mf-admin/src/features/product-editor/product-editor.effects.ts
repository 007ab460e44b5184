import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { listErrors } from './list-errors.effects';
import type { messages } from './product-editor.messages';
import { chooseFromLibrary } from './uploads/choose-from-library.effects';
import { uploadPictures } from './uploads/upload-pictures.effects';

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const place = form.querySelector<HTMLElement>('[data-form-error]');
  const busy = host.text('uploadBusy');
  const onQuiet = (): void => {
    if (place?.textContent === busy) place.textContent = '';
  };
  const uploads = uploadPictures(form, { host, onQuiet });
  chooseFromLibrary(form, host, uploads.places);
  const hold = (event: Event): void => {
    if (!uploads.isBusy()) return;
    event.preventDefault();
    if (place) place.textContent = busy;
    place?.focus();
  };
  form.addEventListener('submit', hold, { signal: host.stop });
  startSavedForm(form, host, { isBusy: uploads.isBusy, onRefused: () => listErrors(form, place) });
}
