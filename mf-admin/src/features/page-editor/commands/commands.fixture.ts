import fc from 'fast-check';
import { produce } from 'immer';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Command, Writable } from '../state/page-editor-store';
import { duplicateBlock, insertBlock, moveBlock, pasteBlocks, removeBlock } from './block.commands';
import type { BlockPlace } from './block-place';
import { removeColumn, resizeColumns, splitColumn } from './column.commands';
import { moveBlockBy } from './move-block-by';
import { changeDescription, changeTitle } from './page-text.commands';
import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { changeSectionColors, duplicateRow, insertRow, moveRow, removeRow } from './row.commands';
import { setSetting, setVariant } from './setting.commands';

/** The content after a command. */
export function after(content: PageContent, command: Command | undefined): PageContent {
  if (!command) throw new Error('There is no command.');
  return produce(content, (draft: Writable<PageContent>) => command.recipe(draft));
}

/** Rows as lists of columns, each as its span and the first letters of its blocks. */
export function layoutOf({ body }: PageContent): string {
  const columnText = (span: number, blocks: readonly string[]) =>
    [span, ...blocks.map((id) => id.slice(0, 4))].join(' ');
  return body.layout.rows
    .map(({ columns }) => columns.map(({ span, blocks }) => columnText(span, blocks)).join(' | '))
    .join(' / ');
}

export function idOf(number: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

/** Numbers from which one command is made for a page. */
export type Chance = readonly [kind: number, one: number, two: number, three: number];

export const anyChance: fc.Arbitrary<Chance> = fc.tuple(
  fc.nat({ max: 17 }),
  fc.nat({ max: 7 }),
  fc.nat({ max: 7 }),
  fc.nat({ max: 7 }),
);

type Maker = (
  content: PageContent,
  [one, two, three]: readonly [number, number, number],
  newId: () => string,
) => Command | undefined;

const VARIANT = Object.values(BLOCK_VARIANT)[0];

const blockAt = ({ blocks }: PageContent, number: number): string => {
  const ids = Object.keys(blocks);
  return ids[number % Math.max(1, ids.length)] ?? idOf(0);
};
const block = (id: string) => ({ id, type: BLOCK_TYPE.text, settings: { html: id } }) as const;
const placeOf = ([two, three]: readonly [number, number]): BlockPlace =>
  three % 3 === 0 ? { newRow: two } : { row: two, column: three % 2, index: three };
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const MAKERS: readonly Maker[] = [
  (content, [one, two, three]) => setSetting(blockAt(content, one), 'html', `${two} ${three}`),
  (content, [one, two]) => setSetting(blockAt(content, one), 'options.speed', two > 5 ? undefined : two),
  (content, [one, two]) =>
    setSetting(blockAt(content, one), 'items', [{ id: 'a', n: two }, { id: 'b' }].slice(two % 2)),
  (content, [one, two]) => setVariant(blockAt(content, one), two > 3 ? undefined : VARIANT),
  (_content, [, two, three], newId) => insertBlock(block(newId()), placeOf([two, three])),
  (_content, [, two, three], newId) => pasteBlocks([block(newId()), block(newId())], placeOf([two, three])),
  (content, [one, two, three]) => moveBlock(blockAt(content, one), placeOf([two, three])),
  (content, [one, two]) => moveBlockBy(content, blockAt(content, one), DIRECTIONS[two % 4] ?? 'up'),
  (content, [one], newId) => duplicateBlock(content, blockAt(content, one), newId()),
  (content, [one]) => removeBlock(blockAt(content, one)),
  (_content, [one, two]) => insertRow(one, two % 2 === 0 ? [12] : [4, 8]),
  (_content, [one, two]) => moveRow(one, two),
  (content, [one], newId) => duplicateRow(content, one, Array.from({ length: 60 }, newId)),
  (_content, [one, two]) => (two === 0 ? removeRow(one) : changeTitle(`Title ${one}`)),
  (content, [one, two]) => splitColumn(content, one, two),
  (content, [one, two, three]) => resizeColumns(content, { row: one, column: two % 3 }, three),
  (content, [one, two]) => (two > 5 ? changeDescription(`About ${one}`) : removeColumn(content, one, two)),
  (_content, [one, two]) => changeSectionColors(one, SECTION_THEMES[two % SECTION_THEMES.length] ?? 'light'),
];

/** One of all commands, if it is possible on the page. */
export function commandOf(content: PageContent, [kind, ...rest]: Chance, newId: () => string): Command | undefined {
  return MAKERS[kind % MAKERS.length]?.(content, rest, newId);
}
