import { PREVIEW_MODES, PREVIEW_WIDTH_PX, type PreviewMode } from 'shared-types/admin/design';
import type { DesignParts } from './design-parts';
import { aloneLink, editorLink, frameLink, pageOf, type Shown } from './frame-links';
import { isPlainClick } from './is-plain-click';

/** Keeps URL, links and the frame's name in sync with the framed page, and switches widths without a reload. */
export function followFrame(parts: DesignParts): void {
  const { design, frame, host } = parts;
  const { announcer, bus, stop, text } = host;
  const loading = design.querySelector<HTMLElement>('[data-loading]');
  const isLoading = (is: boolean): void => void (loading && (loading.hidden = !is));
  let shown: Shown = { path: frame.getAttribute('src') ?? '/', mode: modeOf(design) };
  const show = (changes: Partial<Shown>): void => draw(parts, (shown = { ...shown, ...changes }));

  bus.on('admin/frame-unloaded').subscribe(() => isLoading(true));
  bus.on('admin/frame-loaded').subscribe(({ path, title }) => {
    isLoading(false);
    show({ path });
    frame.title = text('framed', { title });
    announcer.announce(text('arrived', { title }));
  });
  const changeWidth = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-mode]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    show({ mode: modeOf(link) });
  };
  design.addEventListener('click', changeWidth, { signal: stop });
}

function modeOf({ dataset }: HTMLElement): PreviewMode {
  return PREVIEW_MODES.find((mode) => mode === dataset.mode) ?? 'desktop';
}

/** The page's own URL does not change with the width, only with the framed page. */
function draw({ design, host: { url } }: DesignParts, shown: Shown): void {
  const { path, mode } = shown;
  design.dataset.mode = mode;
  design.style.setProperty('--frame-width', `${PREVIEW_WIDTH_PX[mode]}px`);
  for (const link of design.querySelectorAll<HTMLAnchorElement>('a[data-mode]')) {
    link.setAttribute('href', frameLink(url, { path, mode: modeOf(link) }));
    mark(link, modeOf(link) === mode && 'true');
  }
  let edited: string | undefined;
  for (const link of design.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
    const page = link.dataset.page ?? '';
    if (page === pageOf(path)) edited = link.dataset.id;
    link.setAttribute('href', frameLink(url, { path: page, mode }));
    mark(link, page === pageOf(path) && 'page');
  }
  const editor = design.querySelector<HTMLAnchorElement>('a[data-edit]');
  if (editor) showEditor(editor, edited);
  const address = design.querySelector('[data-address]');
  if (address) address.textContent = path;
  design.querySelector('[data-alone]')?.setAttribute('href', aloneLink(url, path));
}

/** A page of the server's own has no editor. */
function showEditor(link: HTMLAnchorElement, id: string | undefined): void {
  link.hidden = id === undefined;
  if (id !== undefined) link.href = editorLink(id);
}

function mark(link: HTMLAnchorElement, current: string | false): void {
  if (current) link.setAttribute('aria-current', current);
  else link.removeAttribute('aria-current');
}
