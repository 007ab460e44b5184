/** Debounces the preview, so that typing a word does not draw it for every letter. */
const PAUSE_MS = 400;

export interface FormPreviewParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly stop: AbortSignal;
  /** Answers with a page for the frame. */
  readonly call: { readonly method: 'POST'; readonly path: string };
}

/** Keeps the frame `[data-preview]` in step with a form: sends a copy of its values into the frame. */
export function startFormPreview({ root, form, stop, call }: FormPreviewParts): { draw(): void } {
  const frame = root.querySelector<HTMLIFrameElement>('[data-preview]');
  if (!frame) return { draw() {} };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    // A new frame adds no history entry, so the back button leaves the surrounding page.
    const place = frame.parentElement;
    frame.remove();
    // It would load once more, in place of what is sent.
    frame.removeAttribute('src');
    place?.append(frame);
    const copy = copyOf(form, { ...call, target: frame.name });
    form.after(copy);
    copy.submit();
    copy.remove();
  };
  const change = (): void => {
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE_MS);
  };
  form.addEventListener('input', change, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  return { draw };
}

interface CopyTarget {
  readonly method: string;
  readonly path: string;
  readonly target: string;
}

function copyOf(form: HTMLFormElement, { method, path, target }: CopyTarget): HTMLFormElement {
  const { ownerDocument } = form;
  const copy = Object.assign(ownerDocument.createElement('form'), { method, action: path, target, hidden: true });
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') {
      const input = ownerDocument.createElement('input');
      copy.append(Object.assign(input, { type: 'hidden', name, value }));
    }
  return copy;
}
