import { exampleContent, EXAMPLE_IDS } from '../../page-editor.fixture';
import { changesBetween } from './changed-blocks';

test('changed and new blocks are found, however the content was made', () => {
  const before = exampleContent();
  expect(changesBetween(before, exampleContent())).toEqual({ isLayoutChanged: false, blocks: [], variants: [] });
  const { text, image } = EXAMPLE_IDS;
  const blocks = {
    ...before.blocks,
    [text]: { ...before.blocks[text]!, settings: { heading: 'New' } },
    [image]: { ...before.blocks[image]!, variant: 2 as never },
    added: { ...before.blocks[text]!, id: 'added' },
  };
  const after = { ...before, blocks, body: { ...before.body, layout: { columns: 12 as const, rows: [] } } };
  expect(changesBetween(before, after)).toEqual({
    isLayoutChanged: true,
    blocks: [text, image, 'added'],
    variants: [image],
  });
});
