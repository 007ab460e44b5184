import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { startFormPreview, type FormPreviewParts } from '../../parts/form-preview/form-preview.effects';

/** Keeps the framed form in step, and the frame as high as the form. */
export function showPreview(parts: Omit<FormPreviewParts, 'call'>): { draw(): void } {
  const frame = parts.root.querySelector<HTMLIFrameElement>('[data-preview]');
  const fit = (): void => {
    const height = frame?.contentDocument?.documentElement.scrollHeight ?? 0;
    if (frame && height > 0) frame.style.blockSize = `${height}px`;
  };
  frame?.addEventListener('load', fit, { signal: parts.stop });
  const preview = startFormPreview({ ...parts, call: FORM_EDITOR_CALLS.previewForm });
  preview.draw();
  return preview;
}
