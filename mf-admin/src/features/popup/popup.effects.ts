import { POPUP_PREVIEW_STYLE } from 'shared-types/admin/pages/popup';
import type { Host } from 'shared-types/host/host';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { SETTINGS_FORM } from './settings-form-selector';
import type { messages } from './popup.messages';

/** Warns about unsaved changes, and shows the chosen style in the preview. A successful save reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector<HTMLFormElement>(SETTINGS_FORM);
  if (!form) return;
  startSavedForm(form, host, { look: unsavedMarks(form, host) });
  form.addEventListener('change', ({ target }) => showStyle(root, target), { signal: host.stop });
}

function showStyle(root: HTMLElement, target: EventTarget | null): void {
  const frame = root.querySelector<HTMLIFrameElement>('[data-preview]');
  if (!frame || !(target instanceof HTMLSelectElement) || target.name !== POPUP_PREVIEW_STYLE) return;
  // A new frame adds no history entry, so the back button leaves the surrounding page.
  const shown = frame.cloneNode() as HTMLIFrameElement;
  const [path = ''] = frame.src.split('?');
  shown.src = `${path}?${new URLSearchParams({ [POPUP_PREVIEW_STYLE]: target.value })}`;
  frame.replaceWith(shown);
}
