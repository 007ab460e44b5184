import type { Host } from 'shared-types/host/host';
import { isUnsaved } from '../../parts/settings-form/is-unsaved';
import { listErrors } from './list-errors.effects';
import type { messages } from './product-editor.messages';
import { uploadPictures } from './uploads/upload-pictures.effects';

/**
 * Uploads pictures, keeps what is not saved from being left by accident, and leads to what the server says is wrong. The shell sends the form,
 * and shows what the server says of it.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const { bus, stop } = host;
  const form = root.querySelector('form');
  if (!form) return;
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  const [signIn, notice] = [find('[data-sign-in]'), find('[data-form-message]')];
  // The shell shows the reply's message and leads to the product's page afresh, which is no leaving.
  const isSaved = (): boolean => notice?.hidden === false;
  const place = find('[data-form-error]');
  const busy = host.text('uploadBusy');
  const onQuiet = (): void => {
    if (place?.textContent === busy) place.textContent = '';
  };
  const uploads = uploadPictures(form, { host, onQuiet });
  const warn = (event: BeforeUnloadEvent): void => {
    if (!isSaved() && (uploads.isBusy() || isUnsaved(form))) event.preventDefault();
  };
  const hold = (event: Event): void => {
    if (!uploads.isBusy()) return;
    event.preventDefault();
    if (place) place.textContent = busy;
    place?.focus();
  };
  const change = (): void => {
    if (notice) notice.hidden = true;
  };
  let isSending = false;
  // Its mark goes when a refusal is shown.
  const sending = new MutationObserver(() => {
    const isNow = form.hasAttribute('aria-busy');
    if (isSending && !isNow && !isSaved()) listErrors(form);
    isSending = isNow;
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  form.addEventListener('input', change, { signal: stop });
  form.addEventListener('submit', change, { signal: stop });
  form.addEventListener('submit', hold, { signal: stop });
  window.addEventListener('beforeunload', warn, { signal: stop });
  const subscription = bus.on('site/login-required').subscribe(() => {
    if (signIn) signIn.hidden = false;
  });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    subscription.unsubscribe();
  });
}
