import { createElement, Fragment } from 'react';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import type { PageContext } from 'shared-types/site/context';
import { startLightboxLinks } from '../../parts/lightbox/lightbox-links.effects';
import { examples } from '../gallery/gallery.example';
import { messages as galleryMessages } from '../gallery/gallery.messages';
import { element as galleryElement } from '../gallery/gallery.view';
import { start } from './lightbox.effects';
import { messages } from './lightbox.messages';

/** A page with a gallery and the lightbox. */
export interface LightboxPage {
  readonly host: FakeHost<typeof messages>;
  readonly links: HTMLAnchorElement[];
  /** The open dialog; undefined where none is open. */
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

const hosts: FakeHost<never>[] = [];

/** Opens a page with a grid; `further` are settings of the gallery, `context` changes the page. */
export function openPage(further: object = {}, context: Partial<PageContext> = {}): LightboxPage {
  const { block } = examples.grid;
  const settings = { ...(block.settings as object), ...further };
  const host = createFakeHost(messages, { context });
  const galleryHost = createFakeHost(galleryMessages, { context });
  const gallery = galleryElement({ ...examples.grid, block: { ...block, settings } }, galleryHost);
  const page = showView(createElement(Fragment, null, gallery, createElement('div', { id: 'end' })));
  // Both features are on one page, and so hear the same bus.
  startLightboxLinks(page, { ...galleryHost, bus: host.bus, stop: host.stop });
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
