import type { Host } from 'shared-types/host/host';
import { sendChanges } from '../../parts/settings-form/send-changes.effects';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { choosePalette } from './choose-palette.effects';
import { chooseFonts } from './fonts/choose-fonts.effects';
import { showOneWeight } from './sizes/one-weight.effects';
import { previewSizes } from './sizes/preview-sizes.effects';
import { showChanges } from './show-changes.effects';
import { previewColors } from './preview-colors.effects';
import { showContrast } from './show-contrast.effects';
import type { messages } from './styles.messages';

/** Warns about unsaved changes and unreadable text, and shows the look in the preview. A successful save reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const frame = root.querySelector('iframe');
  if (frame) {
    previewColors(form, frame, host);
    previewSizes(form, frame, host);
  }
  showOneWeight(form, host.stop);
  showContrast(form, host);
  choosePalette(form, host);
  chooseFonts(root, form, host);
  showChanges(form, host);
  sendChanges(form, host.stop);
  startSavedForm(form, host, { look: unsavedMarks(form, host) });
}
