import { ANNOUNCEMENT_TEXT_PARTS, type AnnouncementText } from 'shared-types/admin/announcement';
import { draftAddress } from './draft-address';

/** Debounces the preview, so that typing a word does not draw it for every letter. */
const PAUSE_MS = 400;

export interface PreviewParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly stop: AbortSignal;
}

/** Keeps the framed page in sync with the form, in the language that is being edited. */
export function showPreview({ root, form, stop }: PreviewParts): { draw(): void } {
  const frame = root.querySelector<HTMLIFrameElement>('[data-preview]');
  const off = root.querySelector<HTMLElement>('[data-preview-off]');
  let part = form.querySelector<HTMLElement>('[data-page]');
  let shown = frame?.getAttribute('src') ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    if (off) off.hidden = form.querySelector<HTMLInputElement>('[name=isShown]')?.checked === true;
    const page = part?.dataset.page;
    if (!frame || !part || page === undefined) return;
    const address = draftAddress(page, textIn(part));
    if (address === shown) return;
    shown = address;
    // A new frame adds no history entry, so the back button leaves the surrounding page.
    const place = frame.parentElement;
    frame.remove();
    frame.src = address;
    place?.append(frame);
  };
  const change = ({ target }: Event): void => {
    part = (target instanceof Element && target.closest<HTMLElement>('[data-page]')) || part;
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE_MS);
  };
  form.addEventListener('input', change, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  return { draw };
}

function textIn(part: HTMLElement): AnnouncementText {
  const fieldValue = (name: keyof AnnouncementText) =>
    part.querySelector<HTMLInputElement>(`[data-part=${name}]`)?.value.trim() ?? '';
  const [text, linkTitle, linkHref] = ANNOUNCEMENT_TEXT_PARTS.map(fieldValue);
  return { text: text ?? '', linkTitle: linkTitle ?? '', linkHref: linkHref ?? '' };
}
