import { act, cleanup, fireEvent } from '@testing-library/react';
import type { EditorField } from 'shared-types/site/block-editor';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { showPanel } from './panel-page.fixture';

afterEach(cleanup);

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
