import { LIGHTBOX_ATTRIBUTE, LIGHTBOX_THEMES } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import { BREAKPOINT } from 'shared-types/site/limits';
import { createControls } from './lightbox-controls.effects';
import { morph, untilStill } from './lightbox-fade.effects';
import type { LightboxItem } from './lightbox-items.effects';
import { createLightboxSlides } from './lightbox-slides.effects';
import type { messages } from './lightbox.messages';
import { holdPage } from './hold-page.effects';

/** A lightbox that is open. */
export interface OpenLightbox {
  /** Shows another item of the set; false if the set has no such link. */
  goTo(link: HTMLElement): boolean;
  /** Fades out and destroys it. */
  close(): Promise<void>;
  /** Destroys it at once. */
  remove(): void;
}

/** What is opened. */
export interface LightboxParts {
  readonly root: HTMLElement;
  readonly items: readonly LightboxItem[];
  readonly link: HTMLAnchorElement;
  readonly host: Host<typeof messages>;
  /** Called with the link of the item that is shown. */
  readonly onShown: (link: HTMLAnchorElement) => void;
  /** Called when the visitor wants to leave; the lightbox stays until it is closed. */
  readonly onLeave: () => void;
  /** Called when it is gone. */
  readonly onGone: () => void;
}

/** Opens the lightbox with the item of a link. */
export function openLightbox({ root, items, link, host, onShown, onLeave, onGone }: LightboxParts): OpenLightbox {
  const count = items.length;
  const isRtl = host.context.direction === 'rtl';
  // In the page's direction the next picture is the one on the left.
  const along = (index: number): number => (isRtl ? count - 1 - index : index);
  const forward = isRtl ? -1 : 1;
  const indexOf = (one: HTMLElement): number => items.findIndex((item) => item.link === one);
  let shown = link;
  const slides = createLightboxSlides({
    items: isRtl ? [...items].reverse() : items,
    index: along(indexOf(link)),
    wraps: count > 1 && innerWidth > BREAKPOINT.mobileMaxPx,
    host,
    onLeave,
    onShown(index) {
      const n = along(index) + 1;
      const item = items[n - 1]!;
      const [hasPrevious, hasNext] = [slides.canMove(forward === 1 ? -1 : 1), slides.canMove(forward)];
      controls.show({ n, count, caption: item.caption, hasPrevious, hasNext });
      if (item.link !== shown) host.announcer.announce(host.text('shown', { n, count }));
      shown = item.link;
      onShown(shown);
    },
  });
  const theme =
    LIGHTBOX_THEMES.find((one) => one === link.getAttribute(LIGHTBOX_ATTRIBUTE.theme)) ?? LIGHTBOX_THEMES[0];
  const controls = createControls(host, {
    theme,
    actions: {
      close: onLeave,
      previous: () => slides.move(forward === 1 ? -1 : 1),
      next: () => slides.move(forward),
      zoom: slides.zoom,
    },
  });
  const { dialog } = controls;
  let state: 'opening' | 'open' | 'closing' | 'gone' = 'opening';
  let release: (() => void) | undefined;
  const thumbnail = (): HTMLElement | undefined => inView(items[indexOf(shown)]?.thumbnail);

  const show = (): void => {
    if (state !== 'opening') return;
    state = 'open';
    root.append(dialog);
    release = holdPage({ dialog, onLeave, onClosed: () => remove() });
    slides.open(dialog);
    // Who comes by an address has pressed nothing.
    if (navigator.userActivation?.isActive) slides.play();
  };
  const remove = (): void => {
    if (state === 'gone') return;
    const wasOpen = state !== 'opening';
    state = 'gone';
    if (wasOpen) slides.end();
    release?.();
    dialog.remove();
    onGone();
  };
  if (!morph({ change: show, from: thumbnail, to: slides.current }, true)) {
    dialog.dataset['fades'] = 'in';
    show();
  }
  return {
    goTo(other) {
      const index = indexOf(other);
      if (index < 0) return false;
      slides.goTo(along(index));
      return true;
    },
    async close() {
      if (state === 'opening') return remove();
      if (state !== 'open') return;
      state = 'closing';
      const target = thumbnail();
      if (target && morph({ change: remove, from: slides.current, to: () => target }, false)) return;
      dialog.dataset['fades'] = 'out';
      await untilStill(dialog);
      remove();
    },
    remove,
  };
}

/** The element where a part of it is on the screen. */
function inView(element: HTMLElement | undefined): HTMLElement | undefined {
  const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? element : undefined;
}
