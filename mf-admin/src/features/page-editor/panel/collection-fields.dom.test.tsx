import { act, cleanup, fireEvent } from '@testing-library/react';
import type { EditorField } from 'shared-types/site/block-editor';
import { spec } from '../../../../../tools/testing/spec';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { showPanel } from './panel-page.fixture';

afterEach(cleanup);

const DATASET: EditorField = { kind: 'dataset', key: 'rows', label: { en: 'Numbers' } };

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

spec('DATA-05', 'cells of a spreadsheet are pasted from a cell on, up to the limits, as one step', () => {
  const page = showPanel([DATASET], { columns: ['A'], rows: [{ label: 'x', values: [1] }] });
  const paste = (name: string, text: string) =>
    act(() => void fireEvent.paste(page.labelled(name), { clipboardData: { getData: () => text } }));
  paste('Name of row 1', 'Spring\t1 200\t3\r\nSummer\t-4.5\tno\r\n');
  expect([page.settings(), page.store.commands.length]).toEqual([
    {
      columns: ['A', ''],
      rows: [
        { label: 'Spring', values: [1200, 3] },
        { label: 'Summer', values: [-4.5, null] },
      ],
    },
    1,
  ]);
  paste('Name of column 1', Array.from({ length: 12 }, (_, place) => `c${place}`).join('\t'));
  expect((page.settings()['columns'] as string[]).length).toBe(8);
  expect(page.host.announced.at(-1)).toContain('the rest was left out');
});

test('rows and columns of a table are removed', async () => {
  const page = showPanel([DATASET], { columns: ['A', 'B'], rows: [{ label: 'x', values: [1, 2] }] });
  await page.press('Remove column 1 A');
  expect(page.settings()).toEqual({ columns: ['B'], rows: [{ label: 'x', values: [2] }] });
  await page.press('Remove row 1 x');
  expect(page.settings()).toEqual({ columns: ['B'], rows: [] });
});

const LIST: EditorField = {
  kind: 'list',
  key: 'items',
  label: { en: 'Items' },
  least: 1,
  most: 3,
  title: 'title',
  id: 'id',
  item: { title: 'New' },
  fields: [
    { kind: 'text', key: 'title', label: { en: 'Title' }, longest: 20, required: true },
    {
      kind: 'list',
      key: 'inner',
      label: { en: 'Inner' },
      most: 2,
      title: 'name',
      item: { name: 'One' },
      fields: [{ kind: 'text', key: 'name', label: { en: 'Name' }, longest: 9 }],
    },
  ],
};

test('items of a list are added, filled in, copied, moved and removed', async () => {
  const page = showPanel([LIST], { items: [{ id: 'a', title: 'First' }] });
  expect((page.labelled('Remove: First') as HTMLButtonElement).disabled).toBe(true);
  await page.press('Add: Items');
  await page.type('Title', 'Second');
  await page.press('Duplicate: Second');
  await page.press('Move down: First');
  const items = page.settings()['items'] as { readonly id: string; readonly title: string }[];
  expect(items.map(({ title }) => title)).toEqual(['Second', 'First', 'Second']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(3);
  expect((page.labelled('Add: Items') as HTMLButtonElement).disabled).toBe(true);
  await page.press('Remove: First');
  expect((page.settings()['items'] as unknown[]).length).toBe(2);
  expect(await axeFindings()).toEqual([]);
});

test('a list in a list is filled in', async () => {
  const page = showPanel([LIST], { items: [{ id: 'a', title: 'First' }] });
  const details = page.all('details')[0] as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  await page.press('Add: Inner');
  await page.type('Name', 'Deep');
  expect(page.settings()).toEqual({ items: [{ id: 'a', title: 'First', inner: [{ name: 'Deep' }] }] });
});
