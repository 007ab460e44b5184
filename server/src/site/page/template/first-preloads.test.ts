import { firstPreloads } from './first-preloads';
import type { TemplateBlock } from './page-blocks';
import { htmlTemplateOf } from '../render/html-template';

/** Preloads of blocks by name, with what each shows and requests. */
function preloadsOf(
  page: Readonly<Record<string, readonly [html: string, preloads: string]>>,
  order = Object.keys(page),
) {
  const blocks = order.map((placeholder) => ({ placeholder }) as TemplateBlock);
  const known = blocks.flatMap((block) => {
    const found = page[block.placeholder];
    return found ? [[block, { html: htmlTemplateOf(found[0]), preloads: found[1] }] as const] : [];
  });
  return firstPreloads(blocks, new Map(known.reverse()));
}

test('the first block with a picture provides the preloads, whatever was rendered first', () => {
  const page = { words: ['<p>', ''], grid: ['<ul><img>', '<link a>'], more: ['<img>', '<link b>'] } as const;
  expect(preloadsOf(page)).toBe('<link a>');
});

test('if the first block with a picture has no preloads, no later block provides them', () => {
  expect(preloadsOf({ hero: ['<picture><img></picture>', ''], grid: ['<img>', '<link a>'] })).toBe('');
});

test('a page without pictures, and a block without a remote, have no preloads', () => {
  expect(preloadsOf({ words: ['<p>', ''] }, ['cart', 'words'])).toBe('');
});
