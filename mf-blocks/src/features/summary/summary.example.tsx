import type { SummaryItem } from 'shared-types/blocks/summary';
import { PRODUCT_TYPE, type ProductTeaser } from 'shared-types/commerce/product';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';

const picture = (file: string, width = 1200, height = 1500) => ({ src: `/images/${file}`, width, height, alt: file });

function product(title: string, file: string, changes: Partial<ProductTeaser> = {}): SummaryItem {
  const path = `/shop/p/${title.toLowerCase().replaceAll(' ', '-')}`;
  return {
    path,
    title,
    text: 'A wide base and a rim that is kind to the lip.',
    picture: picture(file),
    product: {
      id: `6f0c1d7e-2b52-4f0e-9b0e-${title.length.toString().padStart(12, '0')}`,
      path,
      title,
      productType: PRODUCT_TYPE.physical,
      fromCents: 3200,
      priceVaries: false,
      onSale: false,
      soldOut: false,
      ...changes,
    },
  };
}

const products = [
  product('Stoneware mug', 'mug.jpg', { priceVaries: true }),
  product('Bud vase', 'vase.jpg', { fromCents: 2200, wasCents: 2800, onSale: true }),
  product('Linen apron', 'apron.jpg', { soldOut: true }),
  product('Dinner plate', 'plate.jpg'),
  product('Serving bowl', 'bowl.jpg'),
];
const pages: SummaryItem[] = [
  { path: '/journal/first-firing', title: 'The first firing', text: 'What came out of the kiln, and what did not.' },
  {
    path: '/journal/clay',
    title: 'Where the clay comes from: Donaudampfschifffahrtsgesellschaftskapitän',
    text: 'It is dug in Oregon and mixed for us with a little iron, which is where the speckle comes from.',
    picture: picture('workshop.jpg', 1600, 900),
  },
  { path: '/journal/linen', title: 'Linen', picture: picture('linen-folds.jpg', 1200, 1200) },
];

const sample = (
  variant: BlockVariantNumber | undefined,
  items: readonly SummaryItem[],
  title = 'From the shop',
): PropsOf<'blocks/summary/items'> => ({
  block: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a55',
    type: BLOCK_TYPE.summary,
    ...(variant && { variant }),
    settings: { collection: '/shop' },
  },
  data: { 'blocks/summary/items': { title, items, perRow: 3, aspectRatio: 1 } },
});

export const examples = {
  grid: sample(BLOCK_VARIANT.summaryGrid, products),
  wall: sample(BLOCK_VARIANT.summaryWall, [...products, ...pages]),
  list: sample(BLOCK_VARIANT.summaryList, pages, 'From the journal'),
  carousel: sample(BLOCK_VARIANT.summaryCarousel, products),
  untitled: sample(BLOCK_VARIANT.summaryCarousel, products.slice(0, 2), ''),
  gaps: sample(undefined, pages, ''),
  empty: sample(BLOCK_VARIANT.summaryGrid, []),
} as const;
