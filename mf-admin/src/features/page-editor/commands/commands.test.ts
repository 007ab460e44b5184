import fc from 'fast-check';
import { readContent } from '../../../../../server/src/site/page-content/page-content.schema';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { LIMIT } from 'shared-types/site/limits';
import { EXAMPLE_IDS, exampleContent } from '../page-editor.fixture';
import { keepsRules } from '../state/model/keeps-rules';
import { duplicateBlock, hasRoomFor, insertBlock, moveBlock, pasteBlocks, removeBlock } from './block.commands';
import { removeColumn, resizeColumns, splitColumn } from './column.commands';
import { after, anyChance, commandOf, idOf, layoutOf } from './commands.fixture';
import { moveBlockBy, type Direction } from './move-block-by';
import { newId } from './new-id';
import { changeDescription, changeTitle } from './page-text.commands';
import { changeSectionColors, duplicateRow, insertRow, moveRow, removeRow } from './row.commands';
import { setSetting, setVariant } from './setting.commands';

const { text, image, spacer } = EXAMPLE_IDS;
const content = exampleContent();
const VARIANT = Object.values(BLOCK_VARIANT)[0];
const one = { id: idOf(1), type: 1, settings: { html: 'one' } } as const;
const two = { id: idOf(2), type: 1, settings: { html: 'two' } } as const;

test('the example reads as rows', () => {
  expect(layoutOf(content)).toBe('12 5a0f / 6 91d1 | 6 c4f1');
});

describe('settings', () => {
  const settingsAfter = (key: string, value: unknown) =>
    after(content, setSetting(text, key, value)).blocks[text]?.settings;

  test('a setting is set, and removed by undefined', () => {
    expect(settingsAfter('heading', 'By hand')).toMatchObject({ heading: 'By hand' });
    expect(settingsAfter('heading', undefined)).not.toHaveProperty('heading');
  });

  test('a dot leads into an object, which is made if it is missing', () => {
    expect(settingsAfter('options.speed', 3)).toMatchObject({ options: { speed: 3 } });
    expect(settingsAfter('options.speed', undefined)).not.toHaveProperty('options');
    const changed = after(after(content, setSetting(text, 'a.b', 1)), setSetting(text, 'a.c', 2));
    expect(after(changed, setSetting(text, 'a.b', undefined)).blocks[text]?.settings).toMatchObject({ a: { c: 2 } });
  });

  test('the value is copied', () => {
    const value = { asset: 'kiln' };
    after(content, setSetting(text, 'picture', value));
    expect(Object.isFrozen(value)).toBe(false);
  });

  test('typing in one field is one burst, and another field is another', () => {
    expect(setSetting(text, 'heading', 'a').burst).toBe(setSetting(text, 'heading', 'b').burst);
    expect(setSetting(text, 'heading', 'a').burst).not.toBe(setSetting(image, 'heading', 'a').burst);
  });

  test('a variant is set and removed', () => {
    const varied = after(content, setVariant(text, VARIANT));
    expect(varied.blocks[text]?.variant).toBe(VARIANT);
    expect(after(varied, setVariant(text, undefined))).toEqual(content);
  });

  test('the settings of a block that is gone stay gone', () => {
    expect(after(content, setSetting(idOf(9), 'html', 'x'))).toBe(content);
    expect(after(content, setVariant(idOf(9), VARIANT))).toBe(content);
  });

  test('title and description of the page are texts', () => {
    expect(after(content, changeTitle('Kiln')).title).toBe('Kiln');
    expect(after(content, changeDescription('Pots.')).description).toBe('Pots.');
  });
});

describe('blocks', () => {
  test.each([
    ['into a column', { row: 1, column: 0, index: 1 }, '12 5a0f / 6 91d1 0000 | 6 c4f1'],
    ['above a block', { row: 0, column: 0, index: 0 }, '12 0000 5a0f / 6 91d1 | 6 c4f1'],
    ['into a new row', { newRow: 1 }, '12 5a0f / 12 0000 / 6 91d1 | 6 c4f1'],
    ['nowhere, where there is no such column', { row: 5, column: 0, index: 0 }, '12 5a0f / 6 91d1 | 6 c4f1'],
  ])('a block comes %s', (_where, place, layout) => {
    const changed = after(content, insertBlock(one, place));
    expect([layoutOf(changed), keepsRules(changed)]).toEqual([layout, true]);
  });

  test('an inserted block is selected', () => {
    expect(insertBlock(one, { newRow: 0 }).selects).toEqual({ kind: 'block', id: one.id });
  });

  test('pasted blocks stay in order', () => {
    const changed = after(content, pasteBlocks([one, two], { row: 0, column: 0, index: 1 }));
    expect(changed.body.layout.rows[0]?.columns[0]?.blocks).toEqual([text, one.id, two.id]);
  });

  test('a full page takes no further block', () => {
    const full = Array.from({ length: LIMIT.blocksPerLayout - 3 }, (_, index) => ({ ...one, id: idOf(index + 10) }));
    const page = after(content, pasteBlocks(full, { newRow: 0 }));
    expect(hasRoomFor(page, 1)).toBe(false);
    expect(after(page, insertBlock(one, { newRow: 0 }))).toBe(page);
    expect(after(page, duplicateBlock(page, text, one.id))).toBe(page);
  });

  test.each([
    ['to another column', image, { row: 1, column: 1, index: 0 }, '12 5a0f / 6 | 6 91d1 c4f1'],
    ['out of a row, which goes with its last block', text, { row: 1, column: 0, index: 9 }, '6 91d1 5a0f | 6 c4f1'],
    ['into a new row', spacer, { newRow: 0 }, '12 c4f1 / 12 5a0f / 6 91d1 | 6'],
    ['to where it is', text, { newRow: 0 }, '12 5a0f / 6 91d1 | 6 c4f1'],
    ['nowhere, where there is no such row', text, { row: 4, column: 0, index: 0 }, '12 5a0f / 6 91d1 | 6 c4f1'],
  ])('a block moves %s', (_where, id, place, layout) => {
    const changed = after(content, moveBlock(id, place));
    expect([layoutOf(changed), keepsRules(changed)]).toEqual([layout, true]);
  });

  test('a place in the own column counts the block that moves', () => {
    const page = after(content, pasteBlocks([one, two], { row: 0, column: 0, index: 1 }));
    const order = (index: number) =>
      after(page, moveBlock(text, { row: 0, column: 0, index })).body.layout.rows[0]?.columns[0]?.blocks;
    expect(order(2)).toEqual([one.id, text, two.id]);
    expect(order(3)).toEqual([one.id, two.id, text]);
  });

  test.each<[Direction, string, string | undefined]>([
    ['up', text, undefined],
    ['down', text, '6 5a0f 91d1 | 6 c4f1'],
    ['up', spacer, '12 5a0f c4f1 / 6 91d1 | 6'],
    ['down', image, '12 5a0f / 6 | 6 c4f1 / 12 91d1'],
    ['left', spacer, '12 5a0f / 6 c4f1 91d1 | 6'],
    ['right', image, '12 5a0f / 6 | 6 91d1 c4f1'],
    ['right', spacer, undefined],
    ['left', image, undefined],
  ])('moving %s by one place', (direction, id, layout) => {
    const command = moveBlockBy(content, id, direction);
    expect(command && layoutOf(after(content, command))).toBe(layout);
  });

  test('up and down first lead through the column', () => {
    const page = after(content, pasteBlocks([one], { row: 0, column: 0, index: 1 }));
    expect(layoutOf(after(page, moveBlockBy(page, text, 'down')))).toBe('12 0000 5a0f / 6 91d1 | 6 c4f1');
    expect(layoutOf(after(page, moveBlockBy(page, one.id, 'up')))).toBe('12 0000 5a0f / 6 91d1 | 6 c4f1');
    expect(layoutOf(after(page, moveBlockBy(page, text, 'up')))).toBe('12 5a0f / 12 0000 / 6 91d1 | 6 c4f1');
  });

  test('a copy comes below with the same settings', () => {
    const changed = after(content, duplicateBlock(content, image, one.id));
    expect(layoutOf(changed)).toBe('12 5a0f / 6 91d1 0000 | 6 c4f1');
    expect(changed.blocks[one.id]).toEqual({ ...content.blocks[image], id: one.id });
  });

  test('a removed block leaves its column, and takes its row if that has no other', () => {
    expect(layoutOf(after(content, removeBlock(image)))).toBe('12 5a0f / 6 | 6 c4f1');
    const changed = after(content, removeBlock(text));
    expect([layoutOf(changed), changed.blocks[text]]).toEqual(['6 91d1 | 6 c4f1', undefined]);
  });
});

describe('rows and columns', () => {
  test('a row comes, moves and goes with its blocks', () => {
    expect(layoutOf(after(content, insertRow(1, [4, 8])))).toBe('12 5a0f / 4 | 8 / 6 91d1 | 6 c4f1');
    expect(layoutOf(after(content, moveRow(0, 1)))).toBe('6 91d1 | 6 c4f1 / 12 5a0f');
    expect(after(content, moveRow(0, 2))).toBe(content);
    const changed = after(content, removeRow(1));
    expect([layoutOf(changed), Object.keys(changed.blocks)]).toEqual(['12 5a0f', [text]]);
  });

  test('a copy of a row comes below it with new blocks', () => {
    const changed = after(content, duplicateRow(content, 1, [one.id, two.id]));
    expect(layoutOf(changed)).toBe('12 5a0f / 6 91d1 | 6 c4f1 / 6 0000 | 6 0000');
    expect(keepsRules(changed)).toBe(true);
    expect(changed.blocks[two.id]?.settings).toEqual(content.blocks[spacer]?.settings);
    expect(after(content, duplicateRow(content, 1, [one.id]))).toBe(content);
  });

  test('a split column gives half of its width', () => {
    expect(layoutOf(after(content, splitColumn(content, 0, 0)))).toBe('6 5a0f | 6 / 6 91d1 | 6 c4f1');
    const narrow = after(content, resizeColumns(content, { row: 1, column: 0 }, 1));
    expect(splitColumn(narrow, 1, 0)).toBeUndefined();
    expect(layoutOf(after(narrow, splitColumn(narrow, 1, 1)))).toBe('12 5a0f / 1 91d1 | 6 c4f1 | 5');
  });

  test.each([
    [0, 8, '8 91d1 | 4 c4f1'],
    [0, 40, '11 91d1 | 1 c4f1'],
    [1, 3, '9 91d1 | 3 c4f1'],
    [1, 0, '11 91d1 | 1 c4f1'],
  ])('column %d gets the width of %d twelfths, and its neighbour the rest', (column, span, row) => {
    expect(layoutOf(after(content, resizeColumns(content, { row: 1, column }, span)))).toBe(`12 5a0f / ${row}`);
  });

  test('a column that fills its row, or has the width, is not resized', () => {
    expect(resizeColumns(content, { row: 0, column: 0 }, 3)).toBeUndefined();
    expect(resizeColumns(content, { row: 1, column: 0 }, 6)).toBeUndefined();
  });

  test('the blocks of a removed column go to its neighbour', () => {
    expect(layoutOf(after(content, removeColumn(content, 1, 0)))).toBe('12 5a0f / 12 91d1 c4f1');
    expect(layoutOf(after(content, removeColumn(content, 1, 1)))).toBe('12 5a0f / 12 91d1 c4f1');
    expect(removeColumn(content, 0, 0)).toBeUndefined();
    expect(removeColumn(content, 1, 2)).toBeUndefined();
  });
});

test('ids are UUIDs and differ', () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('whatever the commands, the page keeps its rules, also by the server’s own schema', () => {
  fc.assert(
    fc.property(fc.array(anyChance, { maxLength: 60 }), (chances) => {
      let count = 0;
      let page = exampleContent();
      for (const chance of chances) {
        const command = commandOf(page, chance, () => idOf(++count));
        if (command) page = after(page, command);
        expect(keepsRules(page)).toBe(true);
      }
      expect(readContent(page).errors).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});

test('a section gets colors, keeps them when it is copied or moved, and loses them to light', () => {
  const dark = after(content, changeSectionColors(0, 'dark'));
  const themesOf = (one: typeof content) => one.body.layout.rows.map(({ theme }) => theme);
  expect(themesOf(dark)).toEqual(['dark', undefined]);
  expect(themesOf(after(dark, duplicateRow(dark, 0, [idOf(5)])))).toEqual(['dark', 'dark', undefined]);
  expect(themesOf(after(dark, moveRow(0, 1)))).toEqual([undefined, 'dark']);
  expect(readContent(dark)).toMatchObject({ content: dark });
  expect(themesOf(after(dark, changeSectionColors(0, 'light')))).toEqual(['light', undefined]);
  expect(after(content, changeSectionColors(7, 'dark'))).toEqual(content);
});
