import type { Host } from 'shared-types/host/host';
import { addSheets } from '../../../parts/theme-preview/add-sheets.effects';
import { showSizes } from '../../../parts/theme-preview/show-sizes.effects';
import { followForm } from '../follow-form.effects';
import { formTheme } from '../form-theme';

/** Shows the sizes of the form on the page in a frame, which visitors do not see. */
export function previewSizes(form: HTMLFormElement, frame: HTMLIFrameElement, { stop }: Pick<Host, 'stop'>): void {
  const show = (): void => {
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    if (root) showSizes(root, formTheme(form).sizes);
  };
  const load = (): void => {
    addSheets(frame.contentDocument, frame.dataset['sheets']?.split(' ') ?? []);
    show();
  };
  frame.addEventListener('load', load, { signal: stop });
  load();
  followForm(form, stop, show);
}
