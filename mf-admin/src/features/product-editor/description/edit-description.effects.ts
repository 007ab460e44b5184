import { startRichTextIfKept } from '../../../parts/rich-text-field/start-rich-text';
import { runToolbar } from './run-toolbar.effects';

/** Replaces the field for HTML by an editor of formatted text, unless the editor would lose something of it. */
export function editDescription(form: HTMLFormElement, stop: AbortSignal): void {
  const place = form.querySelector<HTMLElement>('[data-description]');
  const field = place?.querySelector('textarea');
  const box = place?.querySelector<HTMLElement>('[data-rich-text]');
  const area = box?.querySelector<HTMLElement>('[data-rich-area]');
  if (!place || !field || !box || !area) return;
  const start = async (): Promise<void> => {
    const richText = await startRichTextIfKept(area, {
      html: field.value,
      onChange: (html) => {
        field.value = html;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    const note = place.querySelector<HTMLElement>('[data-html-note]');
    if (!richText) return void (note && (note.hidden = false));
    if (stop.aborted) return richText.stop();
    stop.addEventListener('abort', () => richText.stop(), { once: true });
    // What was typed as HTML while the editor was loading.
    richText.show(field.value);
    takePlace(field, { box, area });
    return runToolbar(box, richText, stop);
  };
  // Where the editor cannot be loaded, the field for HTML stays, and the shell reports why.
  void start();
}

/** Errors are shown beside the editor, and links to them lead to it. */
function takePlace(
  field: HTMLTextAreaElement,
  { box, area }: { readonly box: HTMLElement; readonly area: HTMLElement },
): void {
  const { id } = field;
  const hidden = [field, ...(field.labels ?? []), document.getElementById(`${id}-hint`)];
  for (const element of hidden) if (element) element.hidden = true;
  field.removeAttribute('id');
  const attributes = {
    id,
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-label': area.dataset['richArea'] ?? '',
    'aria-describedby': `${id}-error`,
  };
  for (const [name, value] of Object.entries(attributes)) area.setAttribute(name, value);
  box.hidden = false;
}
