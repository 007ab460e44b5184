import { cleanup, fireEvent, render } from '@testing-library/react';
import type { EditableBlock } from 'shared-types/admin/pages/page-editor';
import type { BlockEditor } from 'shared-types/site/block-editor';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { exampleView } from '../page-editor.fixture';
import { messages } from '../page-editor.messages';
import { BlockPicker } from './block-picker.view';

// jsdom has neither.
globalThis.structuredClone ??= <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const FORM: BlockEditor = {
  title: { en: 'Form', pl: 'Formularz zgłoszeń' },
  group: 'forms',
  picture: 'M4 4h16',
  variants: [
    { value: 7, label: { en: 'Wide' } },
    { value: 8, label: { en: 'Narrow' } },
  ],
  defaults: { fields: [{ id: 'first', title: 'Name', options: [{ id: 'a' }] }] },
  fields: [
    {
      kind: 'list',
      key: 'fields',
      label: { en: 'Fields' },
      most: 9,
      title: 'title',
      id: 'id',
      item: {},
      fields: [
        {
          kind: 'list',
          key: 'options',
          label: { en: 'Options' },
          most: 9,
          title: 'title',
          id: 'id',
          item: {},
          fields: [],
        },
      ],
    },
  ],
};
const CODE: BlockEditor = { title: { en: 'Code' }, group: 'code', picture: 'M4 4h16', defaults: {}, fields: [] };
const BLOCKS: readonly EditableBlock[] = [
  { type: BLOCK_TYPE.code, editor: CODE },
  { type: BLOCK_TYPE.form, editor: FORM },
  ...exampleView().blocks,
];

function open(mayAddScripts = true, locale = 'en-US') {
  const onPick = jest.fn();
  const host = createFakeHost(messages, { context: { locale } });
  render(<BlockPicker view={exampleView({ blocks: BLOCKS, mayAddScripts })} host={host} onPick={onPick} />);
  const tiles = () => [...document.querySelectorAll<HTMLElement>('.admin-page-editor__tile')];
  const titles = () => tiles().map((tile) => tile.textContent);
  const field = document.querySelector('input')!;
  const search = (value: string) => fireEvent.change(field, { target: { value } });
  return { onPick, tiles, titles, field, search };
}

test('blocks are listed by group, with the search in focus', async () => {
  const page = open();
  expect([...document.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'Text',
    'Images and media',
    'Forms',
    'Code',
  ]);
  expect(page.titles()).toEqual(['Text', 'Image', 'Form', 'Code']);
  expect(document.activeElement).toBe(page.field);
  expect(await axeFindings()).toEqual([]);
});

test('a search finds titles in the owner’s language, without accents, and Enter takes the first', () => {
  const page = open(true, 'pl-PL');
  page.search('zgloszen');
  expect(page.titles()).toEqual(['Formularz zgłoszeń']);
  fireEvent.keyDown(page.field, { key: 'Enter' });
  expect(page.onPick).toHaveBeenCalledWith(expect.objectContaining({ type: BLOCK_TYPE.form }));
});

test('a search without a result says so', () => {
  const page = open();
  page.search('zebra');
  expect(document.querySelector('[role=status]')!.textContent).toBe('No blocks match “zebra”.');
});

test('roles that must not write code are offered no code blocks', () => {
  expect(open(false).titles()).not.toContain('Code');
});

test('arrow keys move between tiles', () => {
  const { field, tiles } = open();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(tiles()[0]);
  fireEvent.keyDown(tiles()[0]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tiles()[1]);
  fireEvent.keyDown(tiles()[1]!, { key: 'End' });
  expect(document.activeElement).toBe(tiles().at(-1));
});

test('a new block has its defaults, its first variant, and ids of its own', () => {
  const page = open();
  fireEvent.click(page.tiles()[2]!);
  const [[block]] = page.onPick.mock.calls;
  expect(block).toMatchObject({ variant: 7, settings: { fields: [{ title: 'Name' }] } });
  const ids = [block.id, block.settings.fields[0].id, block.settings.fields[0].options[0].id];
  expect(ids.every((id: string) => id.length === 36)).toBe(true);
  expect(FORM.defaults).toEqual({ fields: [{ id: 'first', title: 'Name', options: [{ id: 'a' }] }] });
});

test('Escape closes it without a choice', () => {
  const { onPick } = open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onPick).toHaveBeenCalledWith(undefined);
});
