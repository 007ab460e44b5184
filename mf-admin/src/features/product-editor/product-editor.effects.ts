import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { editDescription } from './description/edit-description.effects';
import { listErrors } from './list-errors.effects';
import type { messages } from './product-editor.messages';
import { chooseFromLibrary } from './uploads/choose-from-library.effects';
import { uploadPictures } from './uploads/upload-pictures.effects';
import { leaveOutEmpty } from './variants/leave-out-empty.effects';
import { makeVariants } from './variants/make-variants.effects';
import { setChosen } from './variants/set-chosen.effects';

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>('form.admin-product-editor__form');
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
  editDescription(form, host.stop);
  makeVariants(form, host);
  setChosen(form, host);
  leaveOutEmpty(form, host.stop);
  startSavedForm(form, host, {
    look: unsavedMarks(form, host, () => openSaved(form, host)),
    isBusy: uploads.isBusy,
    onRefused: () => listErrors(form, place),
  });
}

/** Rows and pictures that were added stay after a reset, so the saved product is opened again. */
function openSaved(form: HTMLFormElement, { navigate }: Pick<Host, 'navigate'>): void {
  const page = form.querySelector<HTMLInputElement>('input[name=page]')?.value;
  form.removeAttribute('data-unsaved');
  for (const added of form.querySelectorAll('[data-row^="n"]')) added.remove();
  if (page !== undefined) navigate(page);
}
