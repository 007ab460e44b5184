import { start as startDonation } from '../../mf-commerce/src/features/donation/donation.effects';
import { examples as donations } from '../../mf-commerce/src/features/donation/donation.example';
import { messages as donationMessages } from '../../mf-commerce/src/features/donation/donation.messages';
import { element as donation } from '../../mf-commerce/src/features/donation/donation.view';
import { trackEventCall } from '../../mf-telemetry/src/features/analytics/analytics.api';
import { arrive, PRODUCT, startLive } from '../../mf-telemetry/src/features/analytics/analytics.fixture';
import { SAMPLE_ENCODING } from '../../mf-telemetry/src/features/performance/encoding.fixture';
import { start as startPerformance } from '../../mf-telemetry/src/features/performance/performance.effects';
import { fakeObservers } from '../../mf-telemetry/src/features/performance/probes/fake-observers.fixture';
import { deliveryOf } from '../../mf-telemetry/src/parts/delivery/delivery-of';
import { fakeDelivery } from '../../mf-telemetry/src/parts/delivery/fake-delivery.fixture';
import { RELEASE } from '../../mf-telemetry/src/parts/origin/release.fixture';
import { openPage, preparePages, untilLogged } from '../../shell/src/boot/boot.fixture';
import { createFakeHost, type FakeHost } from '../testing/host/fake-host';
import { showView } from '../testing/host/show-view';
import { spec } from '../testing/spec';
import { start as startEmbed } from '../../mf-blocks/src/features/embed/embed.effects';
import { examples as embeds } from '../../mf-blocks/src/features/embed/embed.example';
import { messages as embedMessages } from '../../mf-blocks/src/features/embed/embed.messages';
import { element as embed } from '../../mf-blocks/src/features/embed/embed.view';
import { start as startGallery } from '../../mf-blocks/src/features/gallery/gallery.effects';
import { propsOf } from '../../mf-blocks/src/features/gallery/gallery.fixture';
import { messages as galleryMessages } from '../../mf-blocks/src/features/gallery/gallery.messages';
import { element as gallery } from '../../mf-blocks/src/features/gallery/gallery.view';
import { start as startTypekitFonts } from '../../mf-blocks/src/features/typekit-fonts/typekit-fonts.effects';
import { examples as fonts } from '../../mf-blocks/src/features/typekit-fonts/typekit-fonts.example';
import { element as typekitFonts } from '../../mf-blocks/src/features/typekit-fonts/typekit-fonts.view';
import { createImageLoader, type ImageLoader } from '../../mf-blocks/src/parts/image-loader/image-loader.effects';
import { addLightbox } from '../../mf-blocks/src/parts/lightbox/live-lightbox.fixture';

/** A page in which an error is about to happen. */
interface Page {
  /** Lets it happen. */
  readonly fail: () => unknown;
  readonly host?: Pick<FakeHost, 'announced' | 'dialogMessages' | 'end'>;
  /** What is logged, if not by the console itself. */
  readonly logged?: readonly string[];
}

/** Errors that the specification lists as logged to the console only: requirement, text, and the page. */
const FAULTS: readonly (readonly [id: string, text: string, open: () => Page])[] = [
  ['GAL-38', 'Error decoding gallery block data', () => galleryPage('carousel', setData('{"design":'))],
  ['GAL-39', 'Error evaluating gallery block data', () => galleryPage('carousel', setData('{"design":"mosaic"}'))],
  [
    'GAL-40',
    'VideoLoader not found',
    () => galleryPage('slideshow', (root) => slideOf(root).setAttribute('data-video-slide', '')),
  ],
  [
    'GAL-41',
    'Loader2 not found',
    () => galleryPage('slideshow', (root) => slideOf(root).querySelector('img')?.remove()),
  ],
  [
    'GAL-42',
    'lightboxify is not available in this tier',
    () => galleryPage('grid', () => document.querySelector('[data-feature="blocks/lightbox"]')?.remove()),
  ],
  [
    'GAL-43',
    'No valid HTMLElement node was supplied.',
    () => ({ ...galleryPage('grid'), fail: () => startGallery(document as never, createFakeHost(galleryMessages)) }),
  ],
  ['IMG-11', 'Element is not a valid image element.', () => imagePage(({ load }) => load(document.body))],
  [
    'IMG-12',
    'Invalid or missing image source.',
    () =>
      imagePage(
        ({ load }, image) => load(image),
        (image) => image.removeAttribute('src'),
      ),
  ],
  [
    'IMG-13',
    'Missing alignment for "content-fit" image.',
    () =>
      imagePage(
        ({ load }, image) => load(image),
        (image) => image.parentElement?.classList.add('content-fit'),
      ),
  ],
  ['IMG-14', 'Image element has no parentNode.', () => imagePage(({ load }) => load(new Image()))],
  ['IMG-15', 'No image', () => imagePage(({ load }) => load(undefined))],
  ['IMG-16', 'No images', () => imagePage(({ loadAll }) => loadAll([]))],
  ['IMG-17', 'No root node', () => imagePage(({ watch }) => watch(null))],
  ['IMG-18', '#gallery is not a valid node.', () => imagePage(({ watch }) => watch('#gallery'))],
  ['EMBED-05', 'Requested font no longer in Typekit', fontPage],
  ['EMBED-06', 'Issue parsing SoundCloud url', embedPage],
  ['DONATE-03', 'Careful, there was no button found inside this node!', donationPage],
  ['CART-19', 'Commerce rollup not loaded', lostStorePage],
  ['PERF-17', 'Unable to resolve pageLoadId', () => measuredPage(answer({ ...SETTINGS, pageLoadId: undefined }))],
  ['PERF-18', 'Metric settings request timeout', () => measuredPage(failure(0, 'site/timed-out'))],
  ['PERF-19', 'XHR request DONE with unexpected status: 503', () => measuredPage(failure(503, 'site/503'))],
  ['PERF-20', 'Data is empty', () => measuredPage(answer(SETTINGS))],
  ['PERF-21', 'Invalid encoding map', () => measuredPage(answer({ ...SETTINGS, encoding: {} }))],
  ['ANLT-11', 'Error tracking event: HTTP Status 500', refusedEventPage],
  ['ANLT-12', 'Unable to store analyticsId', withoutCookiesPage],
];

const SETTINGS = { pageLoadId: 'a-load', flags: { records: true, remotes: true }, encoding: SAMPLE_ENCODING };
const answer = (body: unknown) => ({ ok: true, status: 200, body }) as const;
const failure = (status: number, code: string) => ({ ok: false, status, code, message: 'No.' }) as const;

preparePages();

const told: unknown[] = [];
let opened: Page | undefined;

beforeEach(() => {
  told.length = 0;
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...[first]: unknown[]) => void told.push(first));
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.assign(globalThis, { colonnade: { release: RELEASE } });
});
afterEach(() => {
  opened?.host?.end();
  jest.useRealTimers();
});

for (const [id, text, open] of FAULTS)
  spec(['BLOCK-02', id], `“${text}” is told to the console, and visitors see nothing of it`, async () => {
    opened = open();
    const { fail, host, logged = told } = opened;
    const before = seen();
    await fail();
    expect(logged).toContain(text);
    expect(seen()).toEqual(before);
    expect(window.alert).not.toHaveBeenCalled();
    expect([host?.announced ?? [], host?.dialogMessages ?? []]).toEqual([[], []]);
  });

/** The elements and words of the page, without the attributes by which scripts mark them. */
function seen(): string {
  return document.body.innerHTML.replaceAll(/<([a-z]+)\b[^>]*>/g, '<$1>');
}

function galleryPage(
  name: 'carousel' | 'grid' | 'slideshow',
  spoil: (root: HTMLElement) => void = () => undefined,
): Page {
  const host = createFakeHost(galleryMessages);
  const root = showView(gallery(propsOf(name), host));
  addLightbox();
  spoil(root);
  return { host, fail: () => startGallery(root, host) };
}

function setData(json: string) {
  return (root: HTMLElement) => root.querySelector('[data-gallery]')?.setAttribute('data-gallery', json);
}

function slideOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('.blocks-slides__slide')!;
}

function imagePage(
  load: (loader: ImageLoader, image: HTMLImageElement) => void,
  spoil: (image: HTMLImageElement) => void = () => undefined,
): Page {
  document.body.innerHTML = '<main><p>A mug</p><picture><img src="/images/mug.jpg" alt=""></picture></main>';
  const host = createFakeHost({});
  const image = document.querySelector('img')!;
  spoil(image);
  return { host, fail: () => load(createImageLoader(host), image) };
}

function fontPage(): Page {
  Object.defineProperty(document, 'fonts', { configurable: true, value: [{ family: 'Figtree' }] });
  const { website } = createFakeHost({}).context;
  const context = { website: { ...website, typekitId: 'abc1def' }, typekitFonts: ['Futura PT'] };
  const host = createFakeHost({}, { context });
  const root = showView(typekitFonts(fonts.plain, host));
  const fail = async () => {
    const started = startTypekitFonts(root, host);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    await started;
  };
  return { host, fail };
}

function embedPage(): Page {
  const host = createFakeHost(embedMessages);
  const root = showView(embed(embeds.unreadable, host));
  return { host, fail: () => startEmbed(root, host) };
}

function donationPage(): Page {
  const host = createFakeHost(donationMessages);
  const root = showView(donation(donations.closed, host));
  return { host, fail: () => startDonation(root) };
}

/** The page of a shop whose files do not arrive. */
function lostStorePage(): Page {
  const { boot, ports } = openPage();
  const fail = async () => {
    boot();
    ports.becomeIdle();
    await untilLogged(ports, 'Commerce rollup not loaded');
  };
  return { fail, logged: ports.logged };
}

/** A page whose performance is measured by the settings of a reply, in a browser that measures nothing. */
function measuredPage(reply: FakeHost['replies'][number]): Page {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  Object.assign(performance, { now: () => 500, getEntriesByType: () => [], getEntriesByName: () => [] });
  fakeObservers([]);
  const host = createFakeHost({});
  host.replies.push(reply);
  fakeDelivery(host);
  const root = showView(null);
  const fail = async () => {
    startPerformance(root, host);
    await jest.advanceTimersByTimeAsync(30_000);
  };
  return { host, fail };
}

function refusedEventPage(): Page {
  Object.assign(globalThis, { fetch: async () => ({ status: 500, headers: new Headers(), json: async () => ({}) }) });
  showView(null);
  const host = createFakeHost({});
  host.allow('analytics');
  const event = { analyticsId: '', commonData: '{}', customData: '{}', customSchemaName: 'commerce' } as const;
  const fail = async () => {
    deliveryOf(host).send(trackEventCall(event));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { host, fail };
}

function withoutCookiesPage(): Page {
  arrive();
  showView(null);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  return { fail: () => startLive(PRODUCT) };
}
