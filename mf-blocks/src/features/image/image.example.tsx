import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';

const picture = {
  src: '/images/hero.jpg',
  width: 2000,
  height: 1250,
  alt: 'A table laid with green stoneware',
  focalPoint: { x: 0.4, y: 0.6 },
  preview: 'eeddccddbba9',
};
const texts = {
  picture,
  caption: 'New this autumn',
  heading: 'Stoneware for slow mornings',
  text: 'Thrown by hand, glazed in three colours.\n\nEvery piece is a little different.',
  link: { href: '/shop', label: 'See the shop' },
};
const block = (variant: BlockVariantNumber, settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a05', type: BLOCK_TYPE.image, variant, settings },
  data: {},
});

export const examples = {
  inline: block(BLOCK_VARIANT.imageInline, { picture, caption: 'The long table', aspectRatio: 1.5 }),
  opening: block(BLOCK_VARIANT.imageInline, { picture, caption: 'The long table', lightbox: true }),
  linked: block(BLOCK_VARIANT.imageInline, { picture, link: { href: '/gallery' } }),
  poster: block(BLOCK_VARIANT.imagePoster, { ...texts, headingLevel: 1 }),
  card: block(BLOCK_VARIANT.imageCard, { ...texts, side: 'end', aspectRatio: 1.25 }),
  overlap: block(BLOCK_VARIANT.imageOverlap, texts),
  collage: block(BLOCK_VARIANT.imageCollage, texts),
  stack: block(BLOCK_VARIANT.imageStack, texts),
  empty: block(BLOCK_VARIANT.imageInline, { caption: 'A picture is still to come' }),
  configured: block(BLOCK_VARIANT.imageInline, {
    picture,
    image: { dimensions: '900x300', fixedRatio: true, load: true, focalPoint: { x: 0.2, y: 0.8 }, dprMax: 2 },
  }),
  fitted: block(BLOCK_VARIANT.imageInline, {
    picture,
    aspectRatio: 2,
    image: { mode: 'contain', fitAlignment: 'left' },
  }),
  background: block(BLOCK_VARIANT.imageInline, { picture, aspectRatio: 2, image: { useBgImage: true } }),
  small: block(BLOCK_VARIANT.imageInline, {
    picture: { ...picture, width: 300, height: 200 },
    image: { stretch: false },
  }),
  long: block(BLOCK_VARIANT.imageCollage, {
    ...texts,
    heading: 'Donaudampfschifffahrtsgesellschaft '.repeat(6),
    text: `${'long '.repeat(200)}\n\n${'word'.repeat(60)}`,
  }),
  arabic: block(BLOCK_VARIANT.imageOverlap, { ...texts, heading: 'خزف لصباحات هادئة', text: 'مصنوع يدويا.' }),
} as const;
