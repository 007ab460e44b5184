import { exampleDocument, exampleId } from '../../../../../../tools/testing/site/example-document';
import { spec } from '../../../../../../tools/testing/spec';
import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const [home, shop] = exampleDocument().pages;

test.each<WrongPart>([
  ['a block type', { 'pages.0.blocks.0.type': 9999 }, 'pages[0].blocks[0].type: must be the number of a block type.'],
  ['a block id', { 'pages.0.blocks.0.id': 'first' }, 'pages[0].blocks[0].id: must be a uuid in lower case.'],
  [
    'settings that are no object',
    { 'pages.0.blocks.0.settings': [] },
    'pages[0].blocks[0].settings: must be an object.',
  ],
  ['a block twice', { 'pages.1.blocks.1': home?.blocks[0] }, 'there is another block'],
  [
    'an unknown block in the body',
    { 'pages.1.body.layout.rows.0.columns.0.blocks': [exampleId(9)] },
    `pages[1].body.layout.rows[0].columns[0].blocks[0]: the page has no block ${exampleId(9)}.`,
  ],
  [
    'a block without a place',
    { 'pages.1.body.layout.rows': [] },
    'pages[1].blocks[0]: has no place in the page’s body.',
  ],
  [
    'a block with two places',
    { 'pages.1.body.layout.rows.1': shop?.body.layout.rows[0] },
    'pages[1].body.layout.rows[1].columns[0].blocks[0]: there is another place for the block',
  ],
  [
    'a span',
    { 'pages.1.body.layout.rows.0.columns.0.span': 13 },
    'pages[1].body.layout.rows[0].columns[0].span: must be at most 12.',
  ],
  [
    'spans together',
    { 'pages.1.body.layout.rows.0.columns.1': { span: 1, blocks: [] } },
    'pages[1].body.layout.rows[0]: the spans add up to 13, and a row has 12 columns.',
  ],
])('%s is refused', expectMistake);

spec(['LIMIT-01', 'LIMIT-10'], 'the 61st block of a layout is refused', () => {
  const withBlocks = (count: number) => {
    const blocks = Array.from({ length: count }, (_, index) => ({
      id: exampleId(1000 + index),
      type: 2,
      settings: {},
    }));
    return mistakesWith({
      'pages.1.blocks': blocks,
      'pages.1.body.layout.rows': [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }],
    });
  };
  expect(withBlocks(60)).toEqual([]);
  expect(withBlocks(61)).toEqual(['pages[1].blocks: a layout holds at most 60 blocks, and this one has 61.']);
});
