import { randomUUID } from 'node:crypto';
import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { PageLayout } from 'shared-types/admin/pages/pages';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block, LayoutColumn } from 'shared-types/site/page/page';
import type { PageRecordType } from 'shared-types/site/page/page-record';
import type { SectionTheme } from 'shared-types/site/theme/section-themes';
import type { BlockEditors } from '../../site/block-settings/block-editors';
import { editorInLanguage } from '../../site/block-settings/editor-in-language';

type BlockName = keyof typeof BLOCK_TYPE;

/** A block with the defaults of its editor, or with some settings of its own. */
type NewBlock = BlockName | readonly [BlockName, BlockSettings];

/** A column: its width in twelfths, and its blocks, top to bottom. */
type Column = readonly [span: number, ...blocks: NewBlock[]];
type Row = readonly Column[];

/** Rows of each layout. Blocks begin with the defaults of their editors. */
const LAYOUTS: Readonly<Record<PageLayout, readonly Row[]>> = {
  blank: [],
  text: [[[12, 'text']]],
  about: [
    [
      [6, 'text'],
      [6, 'image'],
    ],
    [[12, 'quote']],
    [[12, 'text', 'button']],
  ],
  contact: [
    [
      [6, 'text', 'map'],
      [6, 'form'],
    ],
  ],
  gallery: [[[12, 'text']], [[12, 'gallery']]],
  services: [
    [[12, 'text']],
    [
      [4, 'image', 'text'],
      [4, 'image', 'text'],
      [4, 'image', 'text'],
    ],
    [[12, 'button']],
  ],
  questions: [[[12, 'text']], [[12, 'accordion']], [[12, 'line', 'text', 'button']]],
  landing: [
    [[12, 'image']],
    [[12, 'text', 'button']],
    [
      [6, 'text'],
      [6, 'text'],
    ],
    [[12, 'newsletter']],
  ],
  cover: [[[12, 'image']], [[12, 'text', 'button']]],
};

/** Of a page that is an item: the block above all others, and the one below them. */
const ITEM_BLOCKS: Readonly<Record<PageRecordType, readonly [NewBlock, NewBlock]>> = {
  post: ['post', ['post', { part: 'neighbours' }]],
  event: ['event', ['event', { part: 'neighbours' }]],
  lesson: ['lesson', ['lesson', { part: 'progress' }]],
};

interface LayoutContext {
  readonly editors: BlockEditors;
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  /** What the page is an item as; an ordinary page if undefined. */
  readonly item?: PageRecordType | undefined;
}

/**
 * What a new page begins with. Blocks that no live remote shows are left out, and so are columns and rows without a block.
 * Sections have the themes of the site's template.
 *
 * @implements EDIT-30
 */
export function layoutContent(
  layout: PageLayout,
  { editors, locale, item }: LayoutContext,
  themes: readonly SectionTheme[] = [],
): Pick<PageContent, 'body' | 'blocks'> {
  const blocks: Block<BlockSettings>[] = [];
  const begun = (block: NewBlock): string[] => {
    const [name, settings] = typeof block === 'string' ? [block, {}] : block;
    const type = BLOCK_TYPE[name];
    const editor = editors.get(type);
    if (!editor) return [];
    const id = randomUUID();
    const { defaults } = editorInLanguage(editor, locale);
    blocks.push({ id, type, settings: { ...structuredClone(Object(defaults)), ...settings } });
    return [id];
  };
  const columnOf = ([span, ...placed]: Column): LayoutColumn => ({ span, blocks: placed.flatMap(begun) });
  const rows = rowsOf(layout, item)
    .map((columns) => ({ columns: columns.map(columnOf).filter((column) => column.blocks.length > 0) }))
    .filter(({ columns }) => columns.length > 0)
    .map((row, at) => ((themes[at] ?? 'light') === 'light' ? row : { ...row, theme: themes[at] }));
  return {
    body: { raw: false, layout: { columns: 12, rows } },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

/** Nobody wants an item that is blank: it begins with a text. */
function rowsOf(layout: PageLayout, item: PageRecordType | undefined): readonly Row[] {
  if (item === undefined) return LAYOUTS[layout];
  const [above, below] = ITEM_BLOCKS[item];
  return [[[12, above]], ...LAYOUTS[layout === 'blank' ? 'text' : layout], [[12, below]]];
}
