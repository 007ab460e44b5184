import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { propsOf } from './gallery.fixture';
import { messages } from './gallery.messages';
import { element } from './gallery.view';
import { readGallery } from './read-gallery';

const host = createFakeRenderHost(messages);
type Sample = Parameters<typeof propsOf>;
const show = (...sample: Sample) => showView(element(propsOf(...sample), host)).firstElementChild as HTMLElement;
const style = (root: HTMLElement, name: string) => root.style.getPropertyValue(name);
const opens = (root: HTMLElement) => root.querySelector('a[data-lightbox]') !== null;
const picture = { src: '/images/0b9c/a.jpg', width: 800, height: 600, alt: 'A' };
const item = { picture, caption: 'A caption' };

spec('GAL-02', 'every key of the block’s data counts', () => {
  const settings = {
    title: 'All of them',
    design: 'slideshow',
    imageAspectRatio: 1.5,
    slidesPerRow: 4,
    lightbox: true,
    lightboxTheme: 'light',
    mixedContent: true,
    columnWidth: 300,
    gutter: 8,
    listImageSize: 180,
    'square-thumbs': false,
    'auto-crop': false,
    'thumbnails-per-row': 5,
    thumbnails: true,
    'thumbnail-strip-height': 80,
    'thumbnail-strip-margin': 4,
    'active-alignment': 'left',
    autoplay: true,
    'autoplay-duration': 7,
    'meta-position': 'TOP_LEFT',
    padding: 6,
    vSize: 60,
    aspectRatio: 75,
    items: [item],
  };
  expect(readGallery(settings)).toMatchObject({
    design: 'slideshow',
    imageAspectRatio: 1.5,
    squareThumbs: false,
    lightbox: true,
    lightboxTheme: 'light',
    mixedContent: true,
    columnWidth: 300,
    listImageSize: 180,
    autoCrop: false,
    thumbnailsPerRow: 5,
    thumbnails: true,
    stripHeight: 80,
    stripMargin: 4,
    metaPosition: 'TOP_LEFT',
    padding: 6,
    vSize: 60,
    aspectRatio: 75,
    motion: { slidesPerRow: 4, gutter: 8, alignment: 'start', rotateMs: 7000 },
  });
});

spec('GAL-17', 'rows are at most 250 pixels high, 20 apart, and open a lightbox', () => {
  const root = show('rows');
  expect([style(root, '--gap'), opens(root), readGallery({ title: 'a', items: [] }).rowHeight]).toEqual([
    '20px',
    true,
    250,
  ]);
  const shares = [...root.querySelectorAll('li')].map((li) => Number(style(li, '--c')));
  // 1.33, 0.67, 2.4 and 1 wide: more than a row of 1,216 pixels has room for.
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  expect(root.querySelector('img')?.style.aspectRatio).toBe('1.3333');
  expect(show('rows', { imageAspectRatio: 2 }).querySelector('img')?.style.aspectRatio).toBe('2');
});

spec(
  ['GAL-18', 'GAL-19'],
  'grids and columns that count themselves are 250 pixels wide at least, and crop nothing',
  () => {
    for (const name of ['autogrid', 'columns'] as const) {
      const root = show(name, { gutter: undefined });
      expect([style(root, '--column'), style(root, '--gap'), opens(root)]).toEqual(['250px', '0px', false]);
      expect(root.querySelector('img')?.style.aspectRatio).toBe('');
      expect(show(name, { aspectRatio: 50 }).querySelector('img')?.style.aspectRatio).toBe('2');
    }
  },
);

spec('GAL-19', 'in columns captions lie over their pictures, and under them where both are mixed', () => {
  const over = (further: object) => show('columns', further).querySelector('figcaption')?.style.position;
  expect([over({}), over({ mixedContent: true }), over({ mixedContent: true, 'meta-position': 'TOP_LEFT' })]).toEqual([
    'absolute',
    '',
    'absolute',
  ]);
});

spec('GAL-34', 'the width of a column is a positive number', () => {
  expect(style(show('autogrid', { columnWidth: 180 }), '--column')).toBe('180px');
  for (const columnWidth of [0, -5, '250', Number.NaN])
    expect(() => show('autogrid', { columnWidth })).toThrow('The setting “columnWidth” must be a number above zero.');
});

spec(
  'GAL-48',
  'rows are reached by their own name, and a list has pictures of 250 pixels with words beside them',
  () => {
    expect(show('rows').classList.contains('blocks-gallery--rows')).toBe(true);
    const root = show('list');
    expect([style(root, '--list-image'), style(root, '--gap'), root.querySelector('img')?.style.aspectRatio]).toEqual([
      '250px',
      '20px',
      '1',
    ]);
    expect(root.querySelector('.blocks-gallery__description')?.textContent).toContain('Thrown by hand');
  },
);

spec('GAL-06', 'a slide is a picture or a video, with an id, a name, a link and words over it', () => {
  const items = [
    { ...item, id: '7', url: 'kiln', link: { href: '/shop' } },
    { ...item, type: 'video', id: '8', link: { href: 'https://video.example/wheel' } },
    { picture },
  ];
  const root = show('slideshow', { items, historyHash: true, 'meta-position': 'BOTTOM_LEFT' });
  const slides = [...root.querySelectorAll<HTMLElement>('.blocks-slides__slide')];
  expect(slides.map(({ dataset }) => dataset['name'])).toEqual(['kiln', '8', '0b9c']);
  expect(slides.map((slide) => slide.hasAttribute('data-video-slide'))).toEqual([false, true, false]);
  expect(slides.map((slide) => slide.querySelector('a')?.getAttribute('href'))).toEqual([
    '/shop',
    'https://video.example/wheel',
    undefined,
  ]);
  expect(slides.map((slide) => slide.querySelector('[data-meta]')?.textContent)).toEqual([
    'A caption',
    'A caption',
    undefined,
  ]);
});

spec('GAL-07', 'a slide’s focal point is two fractions with a comma between them', () => {
  const position = (focalPoint?: string) =>
    show('grid', { items: [{ picture: { ...picture, focalPoint: { x: 0.1, y: 0.2 } }, focalPoint }] }).querySelector(
      'img',
    )?.style.objectPosition;
  expect([position(), position('0.4,0.75'), position('0, 1')]).toEqual(['10% 20%', '40% 75%', '0% 100%']);
  for (const focalPoint of ['0.4', '0.4,0.5,0.6', '1.1,0', '-0.1,0', 'left,top', '0.4;0.5'])
    expect(() => position(focalPoint)).toThrow('The setting “items[0].focalPoint” must be two fractions like 0.4,0.6.');
});

spec('GAL-08', 'a slide’s size is written as width x height', () => {
  const size = (dimensions: string) => {
    const image = show('stack', { items: [{ picture, dimensions }] }).querySelector('img');
    return [image?.getAttribute('width'), image?.getAttribute('height')];
  };
  expect(size('1600x900')).toEqual(['1600', '900']);
  expect(() => size('1600')).toThrow('The setting “items[0].dimensions” must be a width and a height like 1600x1200.');
});

spec(['GAL-12', 'GLAY-05'], 'the transition says whether a slideshow fades or is swiped', () => {
  const transition = (name?: string) => show('slideshow', { transition: name }).dataset['transition'];
  expect([transition(), transition('ken-burns'), transition('scroll-vertical')]).toEqual([
    'fade',
    'ken-burns',
    'scroll-vertical',
  ]);
  // These are lines that a mover slides.
  expect([transition('swipe'), transition('scroll-horizontal')]).toEqual([undefined, undefined]);
});

spec(['GAL-22', 'GAL-23'], 'a slide takes a second to come, unless its owner says otherwise', () => {
  expect(style(show('slideshow'), '--speed')).toBe('1000ms');
  expect(style(show('slideshow', { speed: 0.3 }), '--speed')).toBe('300ms');
});

spec(
  'GAL-23',
  'a slideshow that crops nothing is as high as its picture; with a fixed height pictures are whole in it',
  () => {
    const follows = show('followsHeight');
    expect([follows.classList.contains('blocks-gallery--follows-height'), style(follows, '--first')]).toEqual([
      true,
      String(1600 / 1200),
    ]);
    const fixed = show('followsHeight', { autoHeight: false });
    expect(fixed.classList.contains('blocks-gallery--follows-height')).toBe(false);
    expect([fixed.querySelector('picture')?.className, fixed.querySelector('img')?.style.aspectRatio]).toEqual([
      'blocks-picture content-fit',
      '2',
    ]);
    expect(show('slideshow').querySelector('picture')?.className).toContain('content-fill');
  },
);

spec('GAL-46', 'thumbnails are five pixels apart at most', () => {
  const padding = (margin: number) =>
    show('thumbnails', { 'thumbnail-strip-margin': margin })
      .querySelector<HTMLElement>('[data-thumbnails]')
      ?.style.getPropertyValue('--padding');
  expect([padding(0), padding(4), padding(10), padding(200)]).toEqual(['0px', '2px', '5px', '5px']);
});

spec('SLIDE-15', 'without script each thumbnail is a link to its slide', async () => {
  const root = show('thumbnails');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-thumbnails] a')];
  expect(links).toHaveLength(4);
  const goals = links.map((link) => document.getElementById(link.hash.slice(1)));
  expect(goals).toEqual([...root.querySelectorAll('.blocks-slides__slide')]);
  expect(await axeFindings()).toEqual([]);
});

test('every design with 50 pictures, long words or one picture is accessible, and whole as HTML', async () => {
  for (const name of [
    'autogrid',
    'columns',
    'rows',
    'list',
    'fifty',
    'longMeta',
    'one',
    'vertical',
    'swipe',
  ] as const) {
    const root = show(name);
    expect(root.querySelectorAll('figure img').length).toBe(name === 'fifty' ? 50 : name === 'one' ? 1 : 4);
    expect(await axeFindings()).toEqual([]);
  }
});

test('settings of the wrong kind are refused by name or shown as text, and never break in another way', () => {
  const { settings } = propsOf('media').block as { settings: object };
  const keys = [
    ...Object.keys(settings),
    'design',
    'vSize',
    'gutter',
    'thumbnails',
    'snapPoints',
    'transition',
    'lightbox',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.anything(),
      fc.constantFrom('autorows', 'slideshow'),
      (key, value, design) => {
        try {
          renderToString(element(propsOf('media', { design, [key]: value }), host));
        } catch (error) {
          expect((error as Error).message).toMatch(
            /^(The setting “|could not find transition|A link must|A picture in)/,
          );
        }
      },
    ),
  );
});
