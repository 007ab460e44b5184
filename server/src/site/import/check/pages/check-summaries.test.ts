import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { spec } from '../../../../../../tools/testing/spec';
import { mistakesWith } from '../../mistakes.fixture';

const withSummary = (settings: object) =>
  mistakesWith({ 'pages.1.blocks.0.type': BLOCK_TYPE.summary, 'pages.1.blocks.0.settings': settings });

spec('SUM-02', 'a summary of a missing page is refused', () => {
  expect(withSummary({ collection: '/shop' })).toEqual([]);
  expect(withSummary({ collection: '/nowhere' })).toEqual([
    'pages[1].blocks[0].settings.collection: must be the path of a page of the document.',
  ]);
});

spec('LIMIT-03', 'the 251st item of a summary’s order is refused', () => {
  const only = (length: number) => Array.from({ length }, (_, index) => `item-${index}`);
  expect(withSummary({ collection: '/shop', only: only(250) })).toEqual([]);
  expect(withSummary({ collection: '/shop', only: only(251) })).toEqual([
    'pages[1].blocks[0].settings.only: at most 250 items can be put into an order, and these are 251.',
  ]);
});
