import type { Host } from 'shared-types/host/host';
import { offerPages } from '../../parts/link-editor/offer-pages.effects';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { editFields } from './edit-fields.effects';
import type { messages } from './form.messages';
import { showPreview } from './show-preview.effects';

/** Adds, moves and removes fields, and keeps the preview in step. A successful save reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  offerPages(form, host);
  const fields = editFields(form, host);
  const preview = showPreview({ root, form, stop: host.stop });
  const restore = (): void => {
    fields.restore();
    preview.draw();
  };
  startSavedForm(form, host, { look: unsavedMarks(form, host, restore), onRefused: fields.showErrors });
}
