import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';

const item = (file: string, alt: string, caption?: string) => ({
  picture: { src: `/images/${file}`, width: 1600, height: 1200, alt },
  caption,
});
const settings = {
  title: 'In the studio',
  items: [
    item('workshop.jpg', 'A potter’s workbench by a window', 'Mornings at the wheel'),
    item('kiln-stack.jpg', 'Bowls stacked in an open kiln', 'Loading the kiln'),
    item('glaze-tests.jpg', 'Small tiles in shades of green'),
    item('linen-folds.jpg', 'Folded linen', 'Linen, washed twice'),
  ],
};
const shapes = settings.items.map((entry, at) => ({
  ...entry,
  picture: {
    ...entry.picture,
    ...([{}, { width: 900, height: 1350 }, { width: 2400, height: 1000 }, { height: 1600 }][at] ?? {}),
  },
}));
const block = (variant?: BlockVariantNumber, further: object = {}): PropsOf => ({
  block: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a04',
    type: BLOCK_TYPE.gallery,
    ...(variant && { variant }),
    settings: { ...settings, ...further },
  },
  data: {},
});

export const examples = {
  grid: block(BLOCK_VARIANT.galleryGrid),
  carousel: block(BLOCK_VARIANT.galleryCarousel, { gutter: 16, slidesPerRow: 3 }),
  slideshow: block(BLOCK_VARIANT.gallerySlideshow, { autoplay: true, 'autoplay-duration': 3, loop: true }),
  strip: block(BLOCK_VARIANT.galleryCarousel, { design: 'slider', gutter: 12, showTitle: true }),
  linked: block(BLOCK_VARIANT.galleryGrid, {
    items: settings.items.map((entry) => ({ ...entry, link: { href: '/shop' } })),
  }),
  media: block(BLOCK_VARIANT.galleryGrid, {
    'meta-position': 'BOTTOM_LEFT',
    items: [
      { media: 'video', ...settings.items[0], link: { href: 'https://video.example/wheel' } },
      { media: 'imageLicensed', ...settings.items[1] },
      { media: 'imageEmpty', caption: 'A picture is still to come' },
      { media: 'imageReused', ...settings.items[2] },
      { media: 'assetReused', ...settings.items[3] },
    ],
  }),
  empty: block(BLOCK_VARIANT.gallerySlideshow, { showTitle: true, items: [{ media: 'imageEmpty' }] }),
  stack: block(BLOCK_VARIANT.galleryStack),
  autogrid: block(undefined, { design: 'autogrid', gutter: 12 }),
  columns: block(undefined, { design: 'autocolumns', gutter: 12, items: shapes }),
  rows: block(undefined, { design: 'autorows', items: shapes }),
  list: block(undefined, {
    design: 'list',
    items: settings.items.map((entry) => ({ ...entry, description: 'Thrown by hand, fired twice, and washed once.' })),
  }),
  thumbnails: block(BLOCK_VARIANT.gallerySlideshow, { thumbnails: true, loop: true, historyHash: true }),
  kenBurns: block(BLOCK_VARIANT.gallerySlideshow, { transition: 'ken-burns', autoplay: true, loop: true }),
  swipe: block(BLOCK_VARIANT.gallerySlideshow, { transition: 'swipe', snapPoints: '50%' }),
  vertical: block(BLOCK_VARIANT.gallerySlideshow, { transition: 'scroll-vertical', loop: true }),
  followsHeight: block(BLOCK_VARIANT.gallerySlideshow, { 'auto-crop': false, items: shapes }),
  longMeta: block(BLOCK_VARIANT.galleryGrid, {
    'meta-position': 'BOTTOM_LEFT',
    items: settings.items.map((entry) => ({ ...entry, caption: 'Donaudampfschifffahrt '.repeat(30) })),
  }),
  one: block(BLOCK_VARIANT.gallerySlideshow, { items: settings.items.slice(0, 1), thumbnails: true }),
  fifty: block(undefined, { design: 'autorows', items: Array.from({ length: 50 }, (_, at) => shapes[at % 4]) }),
} as const;
