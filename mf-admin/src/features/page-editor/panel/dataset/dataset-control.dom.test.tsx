import { TextDecoder, TextEncoder } from 'node:util';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { EditorField } from 'shared-types/site/block-editor';
import { axeFindings } from '../../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../../tools/testing/spec';
import { showPanel } from '../panel-page.fixture';

/** True while the file that reads cells cannot be loaded. */
let isAway = false;
jest.mock('./read-cells', () => ({
  __esModule: true,
  get readCells() {
    if (isAway) throw new Error('The file is not there.');
    return jest.requireActual<object & { readonly readCells: unknown }>('./read-cells').readCells;
  },
}));

afterEach(() => {
  isAway = false;
  cleanup();
});
// jsdom has none.
Object.assign(globalThis, { TextDecoder });

const DATASET: EditorField = { kind: 'dataset', key: 'rows', label: { en: 'Numbers' } };
const SEASONS = {
  columns: ['Mugs', 'Bowls'],
  rows: [
    { label: 'Spring', values: [1, 2] },
    { label: 'Summer', values: [3, 4] },
  ],
};
type Page = ReturnType<typeof showPanel>;
const enter = (page: Page, name: string) => act(() => page.labelled(name).focus());
const focused = () => document.activeElement?.getAttribute('aria-label');
const key = (name: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement!, { key: name, ...more }));
const paste = async (page: Page, name: string, text: string) => {
  enter(page, name);
  await act(async () => void fireEvent.paste(page.labelled(name), { clipboardData: { getData: () => text } }));
  await waitFor(() => expect(page.host.announced.length).toBeGreaterThan(0));
};

spec(['DATA-01', 'DATA-02', 'DATA-03', 'DATA-04'], 'a table says what it lacks', async () => {
  const page = showPanel([DATASET]);
  expect(page.errors()).toEqual(['Your dataset must have at least one column']);
  await page.press('Add column');
  expect(page.errors()).toEqual(['Your dataset must have at least one row']);
  await page.press('Add row');
  expect(page.errors()).toEqual(['Enter some data!']);
  await page.type('1, 1', '12,5');
  expect([page.errors(), page.settings()]).toEqual([[], { columns: [''], rows: [{ label: '', values: [12.5] }] }]);
  await page.press('Add row');
  expect(page.errors()).toEqual(['One or more rows was missing data']);
  expect(await axeFindings()).toEqual([]);
});

spec('DATA-05', 'cells of a spreadsheet are pasted from a cell on, up to the limits, as one step', async () => {
  const page = showPanel([DATASET], { columns: ['A'], rows: [{ label: 'x', values: [1] }] });
  await paste(page, 'Name of row 1', 'Spring\t1 200\t3\r\n"Sum\nmer"\t-4.5\tno\r\n');
  expect([page.settings(), page.store.commands.length]).toEqual([
    {
      columns: ['A', ''],
      rows: [
        { label: 'Spring', values: [1200, 3] },
        { label: 'Sum\nmer', values: [-4.5, null] },
      ],
    },
    1,
  ]);
  await paste(page, 'Name of column 1', Array.from({ length: 12 }, (_, place) => `c${place}`).join('\t'));
  expect((page.settings()['columns'] as string[]).length).toBe(8);
  expect(page.container.textContent).toContain('Only 1,000 rows and 8 columns fit; the rest was left out.');
});

test('a whole table is pasted into the corner of an empty one, from CSV too', async () => {
  const page = showPanel([DATASET]);
  await paste(page, 'Corner of the table', 'Season;Mugs;Bowls\nSpring;1;2\nSummer;3;4\n');
  expect(page.settings()).toEqual(SEASONS);
});

test('a decimal comma is no border between cells', async () => {
  const page = showPanel([DATASET], SEASONS);
  await paste(page, 'Spring, Mugs', '1,5\n2,5');
  expect(page.settings()['rows']).toEqual([
    { label: 'Spring', values: [1.5, 2] },
    { label: 'Summer', values: [2.5, 4] },
  ]);
});

test('a file replaces the table as one step; a file that is too large is refused', async () => {
  const page = showPanel([DATASET], SEASONS);
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (size: number) => {
    const bytes = new TextEncoder().encode('Year,"Mugs, large"\n2025,10\n2026,12\n').buffer;
    const file = { size, arrayBuffer: () => Promise.resolve(bytes) };
    return act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  };
  await choose(3_000_000);
  expect([page.store.commands.length, page.host.announced.at(-1)]).toEqual([0, 'The file is larger than 2 MB.']);
  await choose(40);
  await waitFor(() => expect(page.store.commands.length).toBe(1));
  expect(page.settings()).toEqual({
    columns: ['Mugs, large'],
    rows: [
      { label: '2025', values: [10] },
      { label: '2026', values: [12] },
    ],
  });
});

test('one cell is reached by Tab, and the others by arrows, Home, End and Enter', () => {
  const page = showPanel([DATASET], SEASONS);
  expect(page.all('[role=grid] [tabindex="0"]').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Corner of the table',
  ]);
  enter(page, 'Spring, Mugs');
  expect(page.all('[role=grid] [tabindex="0"]')).toHaveLength(1);
  key('ArrowRight');
  expect(focused()).toBe('Spring, Bowls');
  key('ArrowDown');
  expect(focused()).toBe('Summer, Bowls');
  key('Home');
  expect(focused()).toBe('Name of row 2');
  key('End', { ctrlKey: true });
  expect(focused()).toBe('Summer, Bowls');
  key('ArrowUp', { ctrlKey: true });
  expect(focused()).toBe('Name of column 2');
});

test('while a cell is edited, arrows stay in it, Tab and Enter go on, and Escape takes back what was typed', async () => {
  const page = showPanel([DATASET], SEASONS);
  enter(page, 'Spring, Mugs');
  key('F2');
  key('ArrowLeft');
  expect(focused()).toBe('Spring, Mugs');
  await page.type('Spring, Mugs', '7');
  key('Tab');
  expect([focused(), page.settings()['rows']]).toEqual([
    'Spring, Bowls',
    [{ label: 'Spring', values: [7, 2] }, SEASONS.rows[1]],
  ]);
  await page.type('Spring, Bowls', '8x');
  expect(focused()).toBe('Spring, Bowls: not a number');
  key('Escape');
  expect([focused(), page.settings()['rows']]).toEqual([
    'Spring, Bowls',
    [{ label: 'Spring', values: [7, 2] }, SEASONS.rows[1]],
  ]);
  key('Delete');
  expect(page.errors()).toEqual(['One or more rows was missing data']);
});

test('rows and columns are added beside the current cell, moved and removed', async () => {
  const page = showPanel([DATASET], SEASONS);
  enter(page, 'Spring, Mugs');
  await page.press('Move row 1 Spring down');
  await page.press('Move column 1 Mugs right');
  expect(page.settings()).toEqual({
    columns: ['Bowls', 'Mugs'],
    rows: [
      { label: 'Summer', values: [4, 3] },
      { label: 'Spring', values: [2, 1] },
    ],
  });
  expect(page.host.announced.at(-1)).toBe('The column is number 2 of 2.');
  await page.press('Remove column 2 Mugs');
  await page.press('Remove row 2 Spring');
  expect(page.settings()).toEqual({ columns: ['Bowls'], rows: [{ label: 'Summer', values: [4] }] });
  enter(page, 'Name of row 1');
  await page.press('Add row');
  expect((page.settings()['rows'] as unknown[]).length).toBe(2);
});

test('what cannot be read is said, leaves the table as it is, and can be pasted or chosen again', async () => {
  const page = showPanel([DATASET], SEASONS);
  isAway = true;
  await paste(page, 'Spring, Mugs', '5\n6');
  expect([page.store.commands.length, page.host.announced.at(-1)]).toEqual([
    0,
    'The cells could not be read. Check your connection and try again.',
  ]);
  isAway = false;
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = { size: 40, arrayBuffer: () => Promise.reject(new Error('The file is gone.')) };
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  expect([page.store.commands.length, page.host.announced.length]).toEqual([0, 2]);
  await paste(page, 'Spring, Mugs', '5\n6');
  await waitFor(() => expect(page.store.commands.length).toBe(1));
});
