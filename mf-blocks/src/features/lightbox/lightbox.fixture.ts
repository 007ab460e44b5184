import { createElement, type ReactElement } from 'react';
import type { LightboxTheme } from 'shared-types/blocks/lightbox';
import type { PageContext } from 'shared-types/site/context';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { lightboxAttributes, wholePicture } from '../../parts/lightbox/lightbox-link';
import { startLightboxLinks } from '../../parts/lightbox/lightbox-links.effects';
import { findVideo } from '../../parts/video/providers/find-video';
import { videoAttributes } from '../../parts/video/video-attributes';
import { start } from './lightbox.effects';
import { messages } from './lightbox.messages';

/** A page with a gallery and the lightbox. */
export interface LightboxPage {
  readonly host: FakeHost<typeof messages>;
  readonly links: HTMLAnchorElement[];
  /** The open dialog; undefined if none is open. */
  dialog(): HTMLDialogElement | null;
  find(selector: string): HTMLElement;
  /** Number of the picture that is shown, as the counter tells it. */
  counter(): string | null;
  /** File name of the picture in the middle. */
  shown(): string | undefined;
  /** Clicks a link of the gallery, by its number. */
  open(n?: number): void;
  press(key: string): KeyboardEvent;
}

/** A picture with its link; with `video`, the URL of a video, the link of that. */
export interface LinkedPicture {
  readonly file: string;
  readonly caption?: string;
  readonly video?: string;
}

interface LinkedPictures {
  readonly pictures?: readonly LinkedPicture[];
  readonly theme?: LightboxTheme;
  readonly isInAddress?: boolean;
}

const PICTURES: readonly LinkedPicture[] = [
  { file: 'workshop.jpg', caption: 'Mornings at the wheel' },
  { file: 'kiln-stack.jpg', caption: 'Loading the kiln' },
  { file: 'glaze-tests.jpg' },
  { file: 'linen-folds.jpg', caption: 'Linen, washed twice' },
];
const BLOCK_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a04';

const hosts: FakeHost<never>[] = [];

/** Opens a page with a set of linked pictures and the lightbox; `context` changes the page. */
export function openPage(
  { pictures = PICTURES, theme = 'dark', isInAddress = false }: LinkedPictures = {},
  context: Partial<PageContext> = {},
): LightboxPage {
  const host = createFakeHost(messages, { context });
  const figures = pictures.map((picture, index) =>
    figureOf(picture, lightboxAttributes({ blockId: BLOCK_ID, index, theme, isInAddress })),
  );
  const page = showView(
    createElement(
      'div',
      null,
      ...figures,
      createElement('div', { id: 'end', 'data-feature': 'blocks/lightbox', 'data-live': 'enhance' }),
    ),
  );
  startLightboxLinks(page, host);
  start(page.querySelector<HTMLElement>('#end')!, host);
  hosts.push(host as never);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
  return {
    host,
    links,
    dialog,
    find: (selector) => dialog()!.querySelector<HTMLElement>(selector)!,
    counter: () => dialog()!.querySelector('.blocks-lightbox__counter')!.textContent,
    shown: () =>
      dialog()!
        .querySelector<HTMLImageElement>('.pswp__item:not([inert]) img:not(.pswp__img--placeholder)')
        ?.src.match(/([^/]+)\?/)?.[1],
    open: (n = 1) => links[n - 1]!.querySelector('img')!.click(),
    press(key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      dialog()!.dispatchEvent(event);
      return event;
    },
  };
}

function figureOf({ file, caption, video }: LinkedPicture, attributes: object): ReactElement {
  const src = `/images/${file}`;
  const found = video === undefined ? undefined : findVideo(video);
  const link = {
    href: video ?? wholePicture({ src }),
    ...attributes,
    ...(found && videoAttributes(found, caption ?? 'Watch the video')),
  };
  const image = createElement('img', { src, alt: `Picture ${file}`, width: 1600, height: 1200 });
  return createElement(
    'figure',
    { key: (attributes as { readonly id: string }).id },
    createElement('a', link, image),
    caption && createElement('figcaption', null, caption),
  );
}

/** Lets what was begun come to its end: steps of the history are tasks of their own. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** What jsdom leaves out, before each test of a file: dialogs, a window 1200 wide, and pictures that can be decoded. */
export function prepareLightbox(): void {
  beforeEach(() => {
    history.replaceState(null, '', '/');
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    Object.assign(window, { innerWidth: 1200, innerHeight: 800, CSS: { escape: (text: string) => text } });
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1200 });
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
        this.querySelector<HTMLElement>('[autofocus]')?.focus();
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
    // In Safari PhotoSwipe waits for pictures.
    Object.defineProperty(navigator, 'vendor', { configurable: true, value: '' });
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });
  afterEach(() => {
    for (const host of hosts.splice(0)) host.end();
  });
}
