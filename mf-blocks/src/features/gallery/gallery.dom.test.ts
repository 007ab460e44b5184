import { POSITIONS } from 'shared-types/site/page/position';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './gallery.example';
import { propsOf } from './gallery.fixture';
import { messages } from './gallery.messages';
import { element } from './gallery.view';

const host = createFakeRenderHost(messages);
const show = (...sample: Parameters<typeof propsOf>) =>
  showView(element(propsOf(...sample), host)).firstElementChild as HTMLElement;
const ratio = (root: HTMLElement) => root.querySelector('img')?.style.aspectRatio;
const count = (root: HTMLElement, name: string) => root.style.getPropertyValue(name);

spec('GAL-47', 'renders each of its variants with all pictures and captions', async () => {
  const layouts = {
    grid: 'grid',
    carousel: 'carousel',
    slideshow: 'slideshow',
    stack: 'stack',
    strip: 'strip',
  } as const;
  for (const [name, layout] of Object.entries(layouts)) {
    const root = show(name as keyof typeof examples);
    expect(root.classList.contains(`blocks-gallery--${layout}`)).toBe(true);
    expect(root.querySelectorAll('figure img[alt]')).toHaveLength(4);
    expect([...root.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
      'Mornings at the wheel',
      'Loading the kiln',
      'Linen, washed twice',
    ]);
    expect(await axeFindings()).toEqual([]);
  }
});

spec(
  ['GAL-20', 'GAL-26'],
  'a grid has four pictures in a row, 20 pixels apart, unless its owner says otherwise',
  () => {
    expect([count(show('grid'), '--per-row'), count(show('grid'), '--gap')]).toEqual(['4', '20px']);
    const own = show('grid', { 'thumbnails-per-row': 3, padding: 0 });
    expect([count(own, '--per-row'), count(own, '--gap')]).toEqual(['3', '0px']);
  },
);

spec('GAL-21', 'a carousel has three pictures in a row, a pixel apart, unless its owner says otherwise', () => {
  const root = show('carousel', { slidesPerRow: undefined, gutter: undefined });
  expect([count(root, '--per-row'), count(root, '--gap')]).toEqual(['3', '1px']);
  expect(count(show('carousel', { slidesPerRow: 5 }), '--per-row')).toBe('5');
});

spec('GAL-03', 'crops to one aspect ratio, and not at all for Auto', () => {
  expect(ratio(show('grid'))).toBe('1');
  expect(ratio(show('grid', { imageAspectRatio: 1.5 }))).toBe('1.5');
  expect(ratio(show('grid', { imageAspectRatio: 'Auto' }))).toBe('');
  expect(ratio(show('stack'))).toBe('');
});

spec('GAL-45', 'a slider is half as high as wide, unless its owner says otherwise', () => {
  expect(ratio(show('strip'))).toBe('2');
  expect(ratio(show('slideshow', { aspectRatio: 80 }))).toBe('1.25');
});

spec('GAL-31', 'a linked picture is named by its alternative text', async () => {
  const root = show('linked');
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/shop'));
  expect(await axeFindings()).toEqual([]);
});

spec(
  'ENUM-13',
  'shows pictures from any source, videos as links to them, and no items that have no picture',
  async () => {
    const root = show('media');
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Watch the video: A potter’s workbench by a window',
      'Bowls stacked in an open kiln',
      'Small tiles in shades of green',
      'Folded linen',
    ]);
    expect(root.textContent).not.toContain('still to come');
    const video = root.querySelector('a');
    expect([video?.getAttribute('href'), video?.querySelectorAll('svg').length]).toEqual([
      'https://video.example/wheel',
      1,
    ]);
    expect(root.querySelectorAll('a:not([data-lightbox]), svg')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
  },
);

spec('ENUM-13', 'does not count empty items as slides, and renders nothing if all are empty', () => {
  const [first] = (examples.grid.block.settings as { items: object[] }).items;
  const names = [
    ...show('slideshow', { items: [first, { media: 'imageEmpty' }, first] }).querySelectorAll('[role="group"]'),
  ];
  expect(names.map((slide) => slide.getAttribute('aria-label'))).toEqual(['In the studio', '1 of 2', '2 of 2']);
  const empty = showView(element(examples.empty, host)).firstElementChild;
  expect([empty?.childElementCount, empty?.textContent]).toEqual([0, '']);
});

spec('ENUM-13', 'a video without alternative text is labelled as a video', () => {
  const item = { media: 'video', picture: { src: '/images/a.jpg', width: 4, height: 3 }, link: { href: '/film' } };
  expect(show('grid', { items: [item] }).querySelector('img')?.alt).toBe('Watch the video');
});

spec(
  'ENUM-14',
  'captions can be placed at any of nine positions over their pictures, whatever the text direction',
  () => {
    const placed = POSITIONS.map((position) => {
      const style = show('grid', { 'meta-position': position }).querySelector('figcaption')?.style;
      return [style?.position, style?.alignItems, style?.justifyItems].join(' ');
    });
    const down = ['start', 'center', 'end'];
    const across = ['left', 'center', 'right'];
    expect(placed).toEqual(down.flatMap((y) => across.map((x) => `absolute ${y} ${x}`)));
    expect(show('grid').querySelector('figcaption')?.getAttribute('style')).toBeNull();
  },
);

test('slides have the roles of a carousel, and scroll with the keyboard without script', () => {
  const root = show('slideshow');
  expect([root.getAttribute('aria-roledescription'), root.getAttribute('aria-label')]).toEqual([
    'carousel',
    'In the studio',
  ]);
  const slides = [...root.querySelectorAll('[aria-roledescription="slide"]')];
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  expect(root.querySelector<HTMLElement>('.blocks-slides__track')?.tabIndex).toBe(0);
  expect([...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Start automatic slide show',
    'Previous pictures',
    'Next pictures',
  ]);
  expect(show('carousel').querySelector('[data-rotation]')).toBeNull();
});

test('a single picture has nothing to choose it by', () => {
  const picture = { src: '/images/a.jpg', width: 4, height: 3, alt: 'A kiln' };
  const root = show('thumbnails', { items: [{ picture }] });
  expect(root.querySelectorAll('a, button:not([hidden] *), [data-thumbnails]')).toHaveLength(0);
  expect(show('thumbnails').querySelector('[data-thumbnails]')).not.toBeNull();
});

test('loads pictures lazily', () => {
  expect([...show('grid').querySelectorAll('img')].every((image) => image.getAttribute('loading') === 'lazy')).toBe(
    true,
  );
});

test('shows its name as a heading if the owner enables it', () => {
  expect(show('grid', { showTitle: true }).querySelector('h2')?.textContent).toBe('In the studio');
  expect(show('grid').querySelector('h2')).toBeNull();
});

spec(['GAL-37', 'GAL-32'], 'rejects invalid settings, with a message that names the error', () => {
  const refused: readonly (readonly [string, object])[] = [
    ['A picture in the settings has no size.', { items: [{ picture: { src: '/images/a.jpg', alt: '' } }] }],
    ['The setting “items” must be a list.', { items: {} }],
    ['The setting “active-alignment” must be one of', { 'active-alignment': 'top' }],
    ['The setting “autoplay-duration” must be a number from 1 to 3600.', { 'autoplay-duration': 0 }],
    ['The setting “meta-position” must be one of TOP_LEFT', { 'meta-position': 'top' }],
    ['The setting “items[0].media” must be one of', { items: [{ media: 'sound' }] }],
    ['The setting “items[0].link” must be an object.', { items: [{ media: 'video' }] }],
    ['The setting “slidesPerRow” must be a number from 1 to 12.', { slidesPerRow: 0.5 }],
    ['The setting “imageAspectRatio” must be a number from 0.1 to 10.', { imageAspectRatio: 'auto' }],
    ['The setting “lightboxTheme” must be one of dark, light.', { lightboxTheme: 'blue' }],
    ['The setting “columnWidth” must be a number above zero.', { columnWidth: 0 }],
    ['The setting “aspectRatio” must be 0, or a number from 5 to 400.', { aspectRatio: 2 }],
    ['The setting “thumbnail-strip-height” must be a number from 24 to 300.', { 'thumbnail-strip-height': 1e9 }],
    ['could not find transition named wipe', { transition: 'wipe' }],
    [
      'A link must lead to',
      {
        items: [{ ...(examples.grid.block.settings as { items: object[] }).items[0], link: { href: 'javascript:x' } }],
      },
    ],
  ];
  for (const [message, further] of refused) expect(() => show('carousel', further)).toThrow(message);
});

describe('pictures that open in the lightbox', () => {
  const links = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];
  const BLOCK = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a04';

  spec(
    'GAL-20',
    'are those of a grid unless its owner says otherwise, and of others where the owner says so',
    async () => {
      const counts = (['grid', 'stack', 'carousel', 'slideshow', 'strip'] as const).map(
        (name) => links(show(name)).length,
      );
      expect(counts).toEqual([4, 0, 0, 0, 0]);
      expect(links(show('grid', { lightbox: false }))).toEqual([]);
      expect(links(show('carousel', { lightbox: true }))).toHaveLength(4);
      show('grid');
      expect(await axeFindings()).toEqual([]);
    },
  );

  test('are links to the whole pictures, each with an address of its own', () => {
    expect(links(show('grid')).map(({ id, href, dataset }) => [id, href, dataset['lightbox']])).toEqual(
      ['workshop', 'kiln-stack', 'glaze-tests', 'linen-folds'].map((name, at) => [
        `block-${BLOCK}-picture-${at + 1}`,
        `http://localhost/images/${name}.jpg?format=2500w`,
        BLOCK,
      ]),
    );
  });

  test('include videos of known providers, unless consent to those can never be given', () => {
    const items = ['https://youtu.be/aqz-KE-bpKQ', 'https://video.example/wheel'].map((href) => ({
      media: 'video',
      picture: { src: '/images/1/wheel.jpg', width: 800, height: 600, alt: 'The wheel' },
      link: { href },
    }));
    expect(links(show('grid', { items })).map(({ href }) => href)).toEqual(['https://youtu.be/aqz-KE-bpKQ']);
    const never = createFakeRenderHost(messages, {
      context: { cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } as never },
    });
    expect(links(showView(element(propsOf('grid', { items }), never)))).toEqual([]);
  });

  spec('GAL-31', 'are not those that lead somewhere else', () => {
    const root = show('linked');
    expect(links(root)).toEqual([]);
    expect(root.querySelectorAll('a[href="/shop"]')).toHaveLength(4);
  });

  spec('GAL-04', 'open in a light or a dark one', () => {
    const theme = (lightboxTheme?: unknown) => links(show('grid', { lightboxTheme }))[0]?.dataset['lightboxTheme'];
    expect([theme(), theme('dark'), theme('light')]).toEqual([undefined, undefined, 'light']);
    expect(() => show('grid', { lightboxTheme: 'grey' })).toThrow(
      'The setting “lightboxTheme” must be one of dark, light.',
    );
    expect(() => show('grid', { lightbox: 'yes' })).toThrow('The setting “lightbox” must be true or false.');
  });

  test('a link without words says what it does', () => {
    const picture = { src: '/images/1/a.jpg', width: 10, height: 10 };
    const name = (item: object) => show('grid', { items: [item] }).querySelector('img')?.alt;
    expect([name({ picture }), name({ picture, caption: 'A bowl' })]).toEqual(['Open the picture', 'A bowl']);
  });
});
