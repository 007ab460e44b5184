import type { Host } from 'shared-types/host/host';
import { SEARCH_RESULT_LENGTH } from 'shared-types/admin/pages/page-settings';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { startTagField } from '../../parts/tag-field/tag-field.effects';
import type { messages } from './page-settings.messages';

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  startSavedForm(form, host, { look: unsavedMarks(form, host) });
  startTagField(form, host);
  const show = () => showTyped(root, form, host);
  form.addEventListener('input', show, { signal: host.stop });
  form.addEventListener('reset', () => queueMicrotask(show), { signal: host.stop });
  show();
}

/** Shows the typed texts in the picture of the search result, and how long they are. */
function showTyped(root: HTMLElement, form: HTMLFormElement, { text }: Pick<Host<typeof messages>, 'text'>): void {
  for (const name of ['title', 'path', 'description'] as const) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const shown = root.querySelector(`[data-result="${name}"]`);
    if (shown) shown.textContent = control.value;
    if (name === 'path') continue;
    const [count, most] = [control.value.length, SEARCH_RESULT_LENGTH[name]];
    const note = root.querySelector<HTMLElement>(`[data-length="${name}"]`);
    if (note) note.textContent = text('length', { count, most });
    const bar = root.querySelector<HTMLElement>(`[data-bar="${name}"]`);
    bar?.style.setProperty('--filled', String(Math.min(count / most, 1)));
    bar?.toggleAttribute('data-over', count > most);
  }
}
