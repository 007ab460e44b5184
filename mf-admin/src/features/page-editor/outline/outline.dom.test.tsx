import { act, cleanup, render } from '@testing-library/react';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { button, click, press, testedEditor, type TestedEditor } from '../editor.fixture';
import { EXAMPLE_IDS } from '../page-editor.fixture';
import { Outline } from './outline.view';
import { selectionActions } from './selection-actions';
import type { BlockPlace } from '../commands/block-place';

let editor: TestedEditor;
let asked: BlockPlace[];
beforeEach(() => {
  editor = testedEditor();
  asked = [];
  render(<Outline {...editor} id="outline" actions={selectionActions(editor, (place) => void asked.push(place))} />);
});
afterEach(() => {
  cleanup();
  editor.host.end();
});

const lines = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const current = () => document.querySelector<HTMLElement>('[aria-selected=true]')!;
const key = (name: string, more?: KeyboardEventInit) => press(name, current(), more);
const layout = () => editor.store.getState().content.body.layout.rows;
const select = (id: string) => act(async () => editor.store.select({ kind: 'block', id }));

test('it shows the page, its sections, columns and blocks with their levels', async () => {
  expect(lines().map((line) => `${line.ariaLevel ?? line.getAttribute('aria-level')} ${line.textContent}`)).toEqual([
    '1 About us',
    '2 Section 1',
    '3 Text: Made by hand',
    '2 Section 2',
    '3 Column 1',
    '4 Image',
    '3 Column 2',
    '4 Block',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('arrows, Home, End and typing move focus and selection; left and right close and open', async () => {
  current().focus();
  await key('ArrowDown');
  await key('ArrowDown');
  expect([editor.store.getState().selection, document.activeElement?.textContent]).toEqual([
    { kind: 'block', id: EXAMPLE_IDS.text },
    'Text: Made by hand',
  ]);
  await key('ArrowLeft');
  expect(current().textContent).toBe('Section 1');
  await key('ArrowLeft');
  expect([current().getAttribute('aria-expanded'), lines().length]).toEqual(['false', 7]);
  await key('ArrowRight');
  expect([current().getAttribute('aria-expanded'), lines().length]).toEqual(['true', 8]);
  await key('End');
  expect(document.activeElement?.textContent).toBe('Block');
  await key('Home');
  await key('i');
  expect(document.activeElement?.textContent).toBe('Image');
});

test('an asterisk opens all lines of a level', async () => {
  current().focus();
  await key('ArrowDown');
  await key('ArrowLeft');
  await key('End');
  for (let press = 0; press < 4; press += 1) await key('ArrowLeft');
  expect(lines().map((line) => line.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false']);
  await key('*');
  expect([current().textContent, lines().length]).toEqual(['Section 2', 7]);
});

test('Tab leads to one button for what is selected, and arrow keys to the others', async () => {
  await select(EXAMPLE_IDS.image);
  const tools = () => [...document.querySelectorAll<HTMLElement>('[role=toolbar] > button')];
  const stops = () => tools().flatMap(({ tabIndex, ariaLabel }) => (tabIndex === 0 ? [ariaLabel] : []));
  expect([tools().length, stops()]).toEqual([9, ['Move up']]);
  await act(async () => tools()[0]?.focus());
  await press('ArrowRight', document.activeElement!);
  expect([document.activeElement, stops()]).toEqual([tools()[1], ['Move down']]);
  expect(await axeFindings()).toEqual([]);
});

test('what is selected elsewhere is the current line', async () => {
  await select(EXAMPLE_IDS.image);
  expect([current().textContent, current().tabIndex, document.activeElement]).toEqual(['Image', 0, document.body]);
});

test('Alt with an arrow moves a block and a section, and says where it is now', async () => {
  await select(EXAMPLE_IDS.image);
  current().focus();
  await key('ArrowRight', { altKey: true });
  expect(layout()[1]?.columns.map(({ blocks }) => blocks.length)).toEqual([0, 2]);
  expect(editor.host.announced.at(-1)).toContain('Moved right. Section 2 of 2, column 2 of 2, block');
  await key('Home');
  await key('ArrowDown');
  await key('ArrowDown', { altKey: true });
  expect(layout()[1]?.columns[0]?.blocks).toEqual([EXAMPLE_IDS.text]);
  expect(editor.host.announced.at(-1)).toBe('Moved down. Section 2 of 2.');
  await key('ArrowDown', { altKey: true });
  expect(editor.host.announced.at(-1)).toBe('It cannot be moved further.');
});

test('buttons resize, split, duplicate and delete, and those without effect say so', async () => {
  await select(EXAMPLE_IDS.image);
  expect(button('Move left').getAttribute('aria-disabled')).toBe('true');
  await click(button('Wider'));
  expect(layout()[1]?.columns.map(({ span }) => span)).toEqual([7, 5]);
  expect(editor.host.announced.at(-1)).toBe('7 of 12 wide.');
  await click(button('Duplicate'));
  expect(layout()[1]?.columns[0]?.blocks).toHaveLength(2);
  await click(button('Delete'));
  expect([layout()[1]?.columns[0]?.blocks, editor.store.getState().selection]).toEqual([
    [EXAMPLE_IDS.image],
    undefined,
  ]);
  await select(EXAMPLE_IDS.text);
  await click(button('Split column'));
  expect(layout()[0]?.columns.map(({ span }) => span)).toEqual([6, 6]);
});

test('the focus stays in the tree when its line is deleted', async () => {
  await select(EXAMPLE_IDS.image);
  current().focus();
  await act(async () => void selectionActions(editor, () => undefined).run('remove'));
  expect(document.activeElement?.textContent).toBe('About us');
});

test('a block is added behind what is selected, and a section at the end of the page', async () => {
  await click(button('Add block'));
  await select(EXAMPLE_IDS.text);
  await click(button('Add block'));
  expect(asked).toEqual([{ newRow: 2 }, { row: 0, column: 0, index: 1 }]);
  await click(button('Add section'));
  expect([layout().length, editor.store.getState().selection]).toEqual([3, { kind: 'row', row: 1 }]);
});
