import type { SearchPiece, SearchResult, SearchView } from 'shared-types/blocks/search';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Pieces of a text; marked words are between asterisks. */
function pieces(text: string): SearchPiece[] {
  return text
    .split('*')
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const mug: SearchResult = {
  path: '/shop/p/stoneware-mug',
  title: pieces('Stoneware *mug*'),
  excerpt: pieces('A *mug* for large hands, thrown on the wheel & glazed <twice>.'),
  product: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a52',
    path: '/shop/p/stoneware-mug',
    title: 'Stoneware mug',
    picture: { src: '/images/mug/mug.jpg', width: 1200, height: 1500, alt: 'A mug' },
    productType: PRODUCT_TYPE.physical,
    fromCents: 2400,
    wasCents: 2800,
    priceVaries: true,
    onSale: true,
    soldOut: true,
  },
};
const about: SearchResult = {
  path: '/about',
  title: pieces('About'),
  excerpt: pieces('…Why is my *mug* not quite like the picture?'),
};

const sample = (changes: Partial<SearchView>): PropsOf<'blocks/search/results'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a51', type: BLOCK_TYPE.search, settings: {} },
  data: {
    'blocks/search/results': { outcome: 'searched', query: 'mug', page: 1, results: [], count: 0, ...changes },
  },
});

export const examples = {
  empty: sample({ outcome: 'empty', query: '' }),
  found: sample({ results: [mug, about], count: 2 }),
  secondOfThree: sample({ page: 2, results: [about], count: 41 }),
  nothing: sample({ query: 'teh mug' }),
  behindTheLast: sample({ page: 9 }),
  tooShort: sample({ outcome: 'too-short', query: 'm' }),
  tooLong: sample({ outcome: 'too-long', query: 'mug '.repeat(50).trim() }),
} as const;
