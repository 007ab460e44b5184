import { BREAKPOINT } from 'shared-types/site/limits';
import { checkImage } from './check-image';
import { createLoadQueue } from './load-queue';

/** What images are loaded with. */
export interface ImageLoaderOptions {
  readonly stop: AbortSignal;
  /** True: an image that is being loaded may be asked for again. */
  readonly concurrentLoads?: boolean;
}

/** Loads images that the browser would fetch later, since it cannot know that they come next. */
export interface ImageLoader {
  /** Loads an image; what is none is said on the console. */
  load(image: unknown): void;
  loadAll(images: readonly unknown[]): void;
  /** Loads the images below a node as soon as they are near. */
  watch(root: unknown): void;
}

const AT_ONCE = { desktop: 16, mobile: 1 } as const;
const MARGIN_PX = 200;
/** How often a place that has no size yet is looked at, and how long it takes from one time to the next. */
const TRIES = 100;
const TRY_MS = 10;
const LONGEST_MS = 10_000;

export function createImageLoader({ stop, concurrentLoads = false }: ImageLoaderOptions): ImageLoader {
  const begun = new WeakSet<HTMLImageElement>();
  /** What makes images as they were that are being fetched. */
  const hastened = new Set<() => void>();
  const queue = createLoadQueue(isMobile() ? AT_ONCE.mobile : AT_ONCE.desktop, (image: HTMLImageElement) =>
    stop.aborted ? Promise.resolve() : fetchImage(image, hastened),
  );
  const near = createObserver(load, MARGIN_PX);
  const visible = createObserver((image) => queue.promote(image), 0);
  stop.addEventListener('abort', () => {
    for (const observer of [near, visible]) observer?.disconnect();
    for (const restore of hastened) restore();
  });

  function load(candidate: unknown): void {
    const image = checkImage(candidate);
    if (!image || (begun.has(image) && !concurrentLoads)) return;
    begun.add(image);
    queue.add(image);
    visible?.observe(image);
  }
  return {
    load,
    loadAll(images) {
      if (images.length === 0) console.warn('No images');
      images.forEach(load);
    },
    watch(root) {
      const images = imagesBelow(root);
      if (near) images.forEach((image) => near.observe(image));
      else images.forEach(load);
    },
  };
}

function imagesBelow(root: unknown): readonly HTMLImageElement[] {
  if (root === undefined || root === null) console.warn('No root node');
  else if (!(root instanceof Element)) console.warn(`${String(root)} is not a valid node.`);
  else return [...root.querySelectorAll('img')];
  return [];
}

/** Says once of an image that it is as near as this; undefined if the browser cannot tell. */
function createObserver(onNear: (image: HTMLImageElement) => void, marginPx: number): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer: IntersectionObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onNear(target as HTMLImageElement);
      }
    },
    { rootMargin: `${marginPx}px` },
  );
  return observer;
}

/** Resolves when the image has come, or cannot be had. */
async function fetchImage(image: HTMLImageElement, hastened: Set<() => void>): Promise<void> {
  for (let tries = 0; tries < TRIES && image.clientWidth === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, TRY_MS));
  if (image.complete && image.naturalWidth > 0) return;
  const done = new Promise((resolve) => {
    for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
    // An image that has failed before says nothing any more.
    setTimeout(resolve, LONGEST_MS);
  });
  const restore = hasten(image);
  hastened.add(restore);
  await done;
  restore();
  hastened.delete(restore);
}

/** Has the browser fetch an image now, in the size it is shown in. Gives what makes the image as it was. */
function hasten(image: HTMLImageElement): () => void {
  const before = ['loading', 'sizes'].map((name) => [name, image.getAttribute(name)] as const);
  // Only a browser that is in no haste measures an image by itself.
  if (image.getAttribute('sizes')?.startsWith('auto') && image.clientWidth > 0)
    image.setAttribute('sizes', `${image.clientWidth}px`);
  image.setAttribute('loading', 'eager');
  return () => before.forEach(([name, value]) => value !== null && image.setAttribute(name, value));
}

function isMobile(): boolean {
  return matchMedia(`(width <= ${BREAKPOINT.mobileMaxPx}px)`).matches;
}
