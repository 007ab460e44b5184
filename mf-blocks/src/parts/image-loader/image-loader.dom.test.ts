import { spec } from '../../../../tools/testing/spec';
import { createImageLoader, type ImageLoaderOptions } from './image-loader.effects';

interface Observed {
  readonly margin: string | undefined;
  readonly targets: Set<Element>;
  near(target: Element): void;
}

let observers: Observed[];
let stopping: AbortController;
let isNarrow: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  observers = [];
  stopping = new AbortController();
  isNarrow = false;
  window.matchMedia = (query) => ({ matches: isNarrow && query === '(width <= 432px)' }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const targets = new Set<Element>();
      const entry = (target: Element) => ({ target, isIntersecting: true }) as IntersectionObserverEntry;
      this.targets = targets;
      observers.push({
        margin: options?.rootMargin,
        targets,
        near: (target) => callback([entry(target)], this as never),
      });
    }
    targets: Set<Element>;
    observe = (target: Element) => void this.targets.add(target);
    unobserve = (target: Element) => void this.targets.delete(target);
    disconnect = () => this.targets.clear();
  } as never;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 100 });
});
afterEach(() => {
  stopping.abort();
  jest.useRealTimers();
});

/** Images that have been fetched in haste. */
const hastened = new Set<HTMLImageElement>();

/** Images that the browser would fetch later. */
function put(count: number): HTMLImageElement[] {
  document.body.innerHTML = Array.from(
    { length: count },
    (_, at) => `<picture><img src="/images/${at}.jpg" sizes="auto, 50vw" loading="lazy" alt=""></picture>`,
  ).join('');
  const images = [...document.querySelectorAll('img')];
  for (const image of images) {
    const set = image.setAttribute.bind(image);
    image.setAttribute = (name, value) => {
      if (name === 'loading' && value === 'eager') hastened.add(image);
      set(name, value);
    };
  }
  return images;
}

const open = (options: Partial<ImageLoaderOptions> = {}) => createImageLoader({ stop: stopping.signal, ...options });
const fetched = (images: readonly HTMLImageElement[]) =>
  images.flatMap((image, at) => (hastened.has(image) ? [at] : []));
const come = async (image: HTMLImageElement | undefined, event = 'load') => {
  image?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
};
const said = () => (console.warn as jest.Mock).mock.calls.map(([message]: unknown[]) => message);

spec(
  ['IMG-21', 'IMG-22'],
  'an image is watched until it is within 200 pixels, loaded then, and watched no more',
  async () => {
    const images = put(2);
    open().watch(document.body);
    const [near] = observers;
    expect([near?.margin, near?.targets.size, fetched(images)]).toEqual(['200px', 2, []]);
    near?.near(images[1]!);
    await jest.advanceTimersByTimeAsync(0);
    expect([fetched(images), near?.targets.has(images[1]!), near?.targets.has(images[0]!)]).toEqual([[1], false, true]);
  },
);

spec('IMG-23', 'without an observer all are loaded at once', async () => {
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
  const images = put(3);
  open().watch(document.body);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched(images)).toEqual([0, 1, 2]);
});

spec('IMG-24', 'an image that is being loaded is passed over, unless concurrent loads are allowed', async () => {
  isNarrow = true;
  for (const concurrentLoads of [false, true]) {
    const [first, second] = put(2);
    const loader = open({ concurrentLoads });
    loader.loadAll([first, first, second]);
    await come(first);
    // The second turn is the first image's again, or the second one's.
    expect(fetched([first!, second!])).toEqual(concurrentLoads ? [0] : [0, 1]);
  }
});

spec('IMG-25', 'sixteen are loaded at once, one on a phone', async () => {
  for (const [narrow, atOnce] of [
    [false, 16],
    [true, 1],
  ] as const) {
    isNarrow = narrow;
    const images = put(20);
    open().loadAll(images);
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched(images)).toHaveLength(atOnce);
    await come(images[0]);
    expect(fetched(images)).toHaveLength(atOnce + 1);
  }
});

spec('IMG-26', 'an image that comes into view is loaded before others that wait', async () => {
  isNarrow = true;
  const images = put(4);
  open().loadAll(images);
  await jest.advanceTimersByTimeAsync(0);
  observers.at(-1)?.near(images[3]!);
  await come(images[0]);
  expect(fetched(images)).toEqual([0, 3]);
});

spec('IMG-27', 'a place without a size is waited for, 100 times 10 ms at most', async () => {
  let widthPx = 0;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => widthPx });
  const [never] = put(1);
  open().load(never);
  await jest.advanceTimersByTimeAsync(990);
  expect(never?.getAttribute('loading')).toBe('lazy');
  await jest.advanceTimersByTimeAsync(10);
  expect(never?.getAttribute('loading')).toBe('eager');
  const [soon] = put(1);
  open().load(soon);
  await jest.advanceTimersByTimeAsync(30);
  widthPx = 100;
  await jest.advanceTimersByTimeAsync(10);
  expect(soon?.getAttribute('loading')).toBe('eager');
});

test('an image that cannot be had makes room for the next, and one that says nothing does after a while', async () => {
  isNarrow = true;
  const images = put(3);
  open().loadAll(images);
  await come(images[0], 'error');
  expect(fetched(images)).toEqual([0, 1]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched(images)).toEqual([0, 1, 2]);
});

test('an image that the browser would measure is fetched as wide as it is, and measured again afterwards', async () => {
  const [image] = put(1);
  open().load(image);
  await jest.advanceTimersByTimeAsync(0);
  expect([image?.getAttribute('sizes'), image?.getAttribute('loading')]).toEqual(['100px', 'eager']);
  await come(image);
  expect([image?.getAttribute('sizes'), image?.getAttribute('loading')]).toEqual(['auto, 50vw', 'lazy']);
});

test('an image that is there already is left alone', async () => {
  const [image] = put(1);
  Object.defineProperty(image, 'complete', { value: true });
  Object.defineProperty(image, 'naturalWidth', { value: 300 });
  open().load(image);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched([image!])).toEqual([]);
});

test('once it has stopped nothing more is loaded, and every image is as it was', async () => {
  isNarrow = true;
  const images = put(3);
  const loader = open();
  loader.loadAll(images);
  loader.watch(document.body);
  await jest.advanceTimersByTimeAsync(0);
  stopping.abort();
  await come(images[0]);
  expect(fetched(images)).toEqual([0]);
  expect(images.map((image) => [image.getAttribute('loading'), image.getAttribute('sizes')])).toEqual(
    Array(3).fill(['lazy', 'auto, 50vw']),
  );
  expect(observers.every(({ targets }) => targets.size === 0)).toBe(true);
});

spec(['IMG-11', 'IMG-12', 'IMG-14', 'IMG-15'], 'what is no image that can be loaded is said, and not loaded', () => {
  const loader = open();
  loader.load(undefined);
  loader.load(document.createElement('p'));
  loader.load('mug.jpg');
  loader.load(Object.assign(new Image(), { src: '/images/a.jpg' }));
  for (const source of ['', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://']) {
    const [image] = put(1);
    image?.setAttribute('src', source);
    loader.load(image);
    expect(image?.getAttribute('loading')).toBe('lazy');
  }
  const [bare] = put(1);
  bare?.removeAttribute('src');
  loader.load(bare);
  expect(said()).toEqual([
    'No image',
    'Element is not a valid image element.',
    'Element is not a valid image element.',
    'Image element has no parentNode.',
    ...Array<string>(5).fill('Invalid or missing image source.'),
  ]);
});

spec('IMG-13', 'an image that is whole in its box and has no alignment is said, and loaded in the middle', async () => {
  const [plain, aligned] = put(2);
  for (const image of [plain, aligned]) image?.parentElement?.classList.add('content-fit');
  aligned?.setAttribute('style', 'object-position: left');
  const loader = open();
  loader.load(aligned);
  expect(said()).toEqual([]);
  loader.load(plain);
  await jest.advanceTimersByTimeAsync(0);
  expect([said(), fetched([plain!, aligned!])]).toEqual([['Missing alignment for "content-fit" image.'], [0, 1]]);
});

spec(['IMG-16', 'IMG-17', 'IMG-18'], 'what has no images is said', () => {
  const loader = open();
  loader.loadAll([]);
  loader.watch(null);
  loader.watch('#gallery');
  expect(said()).toEqual(['No images', 'No root node', '#gallery is not a valid node.']);
});
