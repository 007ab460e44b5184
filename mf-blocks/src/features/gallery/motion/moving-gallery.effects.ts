import type { Host } from 'shared-types/host/host';
import type { ImageLoader } from '../../../parts/image-loader/image-loader.effects';
import { startSlides, type LiveSlides, type Shown } from '../../../parts/slides/slides.effects';
import type { SlideParts } from '../../../parts/slides/slide-parts.effects';
import { checkSlides } from './check-slides';
import type { messages } from '../gallery.messages';
import { startLiveHeight } from './live-height.effects';
import type { MovingDesign } from './moving-designs';
import { preloadIndexes, stripPreloadCount } from './preload-indexes';
import type { GalleryMotion } from './read-motion';
import { slideInAddress, writeSlideAddress } from './slide-address.effects';
import { followVideos, type SlideVideos } from './slide-videos.effects';
import { startGalleryMover } from './start-gallery-mover.effects';
import { startThumbnails, type LiveThumbnails } from './thumbnails.effects';

/** A gallery whose pictures are not all in view. */
export interface MovingGallery {
  readonly root: HTMLElement;
  readonly design: MovingDesign;
  readonly motion: GalleryMotion;
  readonly host: Host<typeof messages>;
  readonly loader: ImageLoader;
}

/** What goes along with the slides. */
interface Companions {
  readonly thumbnails: LiveThumbnails | undefined;
  readonly videos: SlideVideos;
  readonly follow: ((slide: HTMLElement | undefined) => void) | undefined;
}

/** Lets the pictures of a gallery move. */
export function startMovingGallery(gallery: MovingGallery): void {
  const { root, design, motion, host } = gallery;
  const { stop, text } = host;
  const slides = [...root.querySelectorAll<HTMLElement>('.blocks-slides__slide')];
  checkSlides(slides);
  const companions = startCompanions(gallery, () => live);
  const named = motion.historyHash ? slideInAddress(slides.map(({ dataset }) => dataset['name'])) : -1;
  let shownIndex: number | undefined;
  const live: LiveSlides = startSlides({
    root,
    stop,
    isRtl: host.context.direction === 'rtl',
    loop: motion.loop,
    keyboard: motion.keyboard,
    pull: { boundaries: motion.boundaries, snapPoint: motion.snapPoint },
    counter: (n, count) => text('counter', { n, count }),
    rotation:
      motion.rotateMs === undefined
        ? undefined
        : {
            everyMs: motion.rotateMs,
            labels: { start: text('rotationStart'), stop: text('rotationStop') },
            isRandom: motion.random,
          },
    ...(named >= 0 && { startAt: named }),
    startMover: (parts, index) => startGalleryMover(gallery, parts, index),
    isLinkedMoving: () => companions.thumbnails?.isMoving() ?? false,
    onShow(shown, parts) {
      showAlong(gallery, companions, { ...shown, parts });
      const name = parts.slides[shown.index]?.dataset['name'];
      if (shownIndex !== undefined && shownIndex !== shown.index && name) writeSlideAddress(name);
      shownIndex = shown.index;
    },
  });
  if (design === 'slideshow' && motion.clickBehavior === 'next') turnOnClick(root, stop, live);
}

function startCompanions({ root, motion, host: { stop } }: MovingGallery, live: () => LiveSlides): Companions {
  const strip = root.querySelector<HTMLElement>('[data-thumbnails]');
  const list = root.querySelector<HTMLElement>('[data-slide-list]');
  return {
    thumbnails: strip
      ? startThumbnails({ strip, stop, alignment: motion.alignment, onChoose: (index) => live().goTo(index) })
      : undefined,
    videos: followVideos({ list: list ?? root, stop, onChange: (isShown) => live().suppress(isShown) }),
    follow: list && root.classList.contains('blocks-gallery--follows-height') ? startLiveHeight(list, stop) : undefined,
  };
}

/** Brings what goes along to the slides in view, and fetches the pictures that come next. */
function showAlong(
  { design, motion, loader }: MovingGallery,
  { thumbnails, videos, follow }: Companions,
  { index, inView, parts: { slides, track } }: Shown & { readonly parts: SlideParts },
): void {
  thumbnails?.show(index);
  follow?.(slides[index]);
  videos.leave(slides.filter((_, at) => at < index || at >= index + inView));
  const least = design === 'slider' ? stripPreloadCount(track.clientWidth, track.clientHeight) : 0;
  const ahead = preloadIndexes({
    index,
    inView,
    count: slides.length,
    ahead: Math.max(motion.preloadCount * inView, least),
  });
  const images = ahead.flatMap((at) => [...(slides[at]?.querySelectorAll('img') ?? [])]);
  if (images.length > 0) loader.loadAll(images);
}

/** A click on a picture that leads nowhere shows the next one; the keyboard has buttons for that. */
function turnOnClick(root: HTMLElement, stop: AbortSignal, slides: LiveSlides): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest('.blocks-slides__track') && !target.closest('a, button'))
        slides.turn(1);
    },
    { signal: stop },
  );
}
