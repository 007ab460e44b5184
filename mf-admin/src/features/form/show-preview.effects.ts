import { FORM_EDITOR_CALLS } from 'shared-types/admin/form';

/** Debounces the preview, so that typing a word does not draw it for every letter. */
const PAUSE_MS = 400;

interface PreviewParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly stop: AbortSignal;
}

/** Keeps the framed form in step: sends a copy of the builder's values into the frame. */
export function showPreview({ root, form, stop }: PreviewParts): { draw(): void } {
  const frame = root.querySelector<HTMLIFrameElement>('[data-preview]');
  if (!frame) return { draw() {} };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    // A new frame adds no history entry, so the back button leaves the surrounding page.
    const place = frame.parentElement;
    frame.remove();
    place?.append(frame);
    const copy = copyOf(form, frame.name);
    form.after(copy);
    copy.submit();
    copy.remove();
  };
  const fit = (): void => {
    const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
    if (height > 0) frame.style.blockSize = `${height}px`;
  };
  const change = (): void => {
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE_MS);
  };
  frame.addEventListener('load', fit, { signal: stop });
  form.addEventListener('input', change, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  draw();
  return { draw };
}

function copyOf(form: HTMLFormElement, target: string): HTMLFormElement {
  const { ownerDocument } = form;
  const { method, path } = FORM_EDITOR_CALLS.previewForm;
  const copy = Object.assign(ownerDocument.createElement('form'), { method, action: path, target, hidden: true });
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') {
      const input = ownerDocument.createElement('input');
      copy.append(Object.assign(input, { type: 'hidden', name, value }));
    }
  return copy;
}
