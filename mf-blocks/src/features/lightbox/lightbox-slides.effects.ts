import PhotoSwipe from 'photoswipe';
import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import type { LightboxItem } from './lightbox-items.effects';
import { isInClickZone, paddingOf } from './lightbox-place';
import { createVideoSlide, leaveVideo, playVideo } from './lightbox-video.effects';
import type { messages } from './lightbox.messages';

/** What shows the pictures: PhotoSwipe, without its controls, which it writes as text that the page's policy refuses. */
export interface LightboxSlides {
  /** Shows the pictures in the dialog. */
  open(dialog: HTMLElement): void;
  /** Goes one picture to the right (1) or to the left (-1). */
  move(step: -1 | 1): void;
  goTo(index: number): void;
  /** Whether there is a picture on that side. */
  canMove(step: -1 | 1): boolean;
  zoom(): void;
  /** Plays the current item where it is a video. */
  play(): void;
  /** What is shown of the current item; undefined before it opens. */
  current(): HTMLElement | undefined;
  /** Takes everything away. */
  end(): void;
}

/** What the slides are made of. */
export interface SlidesParts {
  /** From left to right. */
  readonly items: readonly LightboxItem[];
  readonly index: number;
  /** Past one end comes the other. */
  readonly wraps: boolean;
  readonly host: Host<typeof messages>;
  /** Called with the item that is shown, also with the first. */
  readonly onShown: (index: number) => void;
  /** Called when the visitor has pressed beside the pictures, or pushed them away. */
  readonly onLeave: () => void;
}

const OVERLAY_OPACITY = 0.95;
const ZOOM_MS = 333;
const KEYS_EVERY_MS = 200;
/** What lies around a picture. */
const OVERLAY = '.pswp__item, .pswp__zoom-wrap';
const SHOWN = 'img:not(.pswp__img--placeholder), .blocks-lightbox__video';

/** Makes the slides; nothing is shown yet. */
export function createLightboxSlides({ items, index, wraps, host, onShown, onLeave }: SlidesParts): LightboxSlides {
  const leaveFromOverlay = (_point: unknown, { target, clientX: x, clientY: y }: PointerEvent): void => {
    const picture = current()?.getBoundingClientRect();
    const window = { x: innerWidth, y: innerHeight };
    if (!(target as Element).matches(OVERLAY) || (picture && isInClickZone({ x, y }, picture, window))) return;
    onLeave();
  };
  const still = prefersNoMotion();
  const pswp = new PhotoSwipe({
    dataSource: [...items],
    index,
    loop: wraps,
    bgOpacity: OVERLAY_OPACITY,
    // The style sheet fades, and the dialog takes Escape and keeps the focus.
    showHideAnimationType: 'none',
    zoomAnimationDuration: still ? 0 : ZOOM_MS,
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    imageClickAction: 'zoom',
    bgClickAction: leaveFromOverlay,
    tapAction: leaveFromOverlay,
    errorMsg: host.text('failed'),
    paddingFn: paddingOf,
  });
  pswp.close = onLeave;
  const until = new AbortController();

  // A placeholder stays in the page, without a size, for a second after its picture has come.
  const current = (): HTMLElement | undefined => {
    const shown = pswp.currSlide?.container.querySelector<HTMLElement>(SHOWN);
    return shown ?? pswp.currSlide?.container.querySelector<HTMLElement>('img') ?? undefined;
  };
  const canMove = (step: -1 | 1): boolean => wraps || items[pswp.potentialIndex + step] !== undefined;
  const move = (step: -1 | 1): void => {
    if (!canMove(step)) return;
    if (step > 0) pswp.next();
    else pswp.prev();
  };
  let movedAtMs = -Infinity;
  pswp.on('uiRegister', () => (pswp.ui!.uiElementsData = []));
  pswp.on('keydown', (event) => {
    const { key } = event.originalEvent;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    // Tab would give the focus to the slides.
    if (step !== 0 || key === 'Tab') event.preventDefault();
    if (step === 0) return;
    event.originalEvent.preventDefault();
    if (performance.now() - movedAtMs < KEYS_EVERY_MS) return;
    movedAtMs = performance.now();
    move(step);
  });
  pswp.on('contentLoad', (event) => {
    const item = event.content.data as unknown as LightboxItem;
    if (item.type !== 'video') return;
    event.preventDefault();
    event.content.element = createVideoSlide(item, { ...host, stop: until.signal });
    event.content.onLoaded();
  });
  pswp.on('contentDeactivate', ({ content }) => leaveVideo(content.element));
  pswp.on('change', () => {
    pswp.mainScroll.itemHolders.forEach(({ el }, at) => el.toggleAttribute('inert', at !== 1));
    onShown(pswp.currIndex);
  });
  return {
    open(dialog) {
      pswp.options.appendToEl = dialog;
      pswp.init();
      // Their words are in English, and the dialog is the page's.
      for (const part of [pswp.element, pswp.scrollWrap, ...pswp.mainScroll.itemHolders.map(({ el }) => el)])
        for (const name of ['role', 'aria-roledescription']) part?.removeAttribute(name);
    },
    play: () => playVideo(pswp.currSlide?.content.element),
    move,
    goTo: (to) => pswp.goTo(to),
    canMove,
    zoom: () => pswp.currSlide?.toggleZoom(),
    current,
    end() {
      until.abort();
      pswp.isDestroying = true;
      pswp.animations.stopAll();
      pswp.destroy();
    },
  };
}
