import { spec } from '../../../../../tools/testing/spec';
import { act, cleanup, render } from '@testing-library/react';
import { PAGE_CHANGE_LABELS } from 'shared-types/admin/pages/page-change';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { button, click, named, testedEditor, type TestedEditor } from '../editor.fixture';
import { messages as english } from '../page-editor.messages';
import { messages as polish } from '../page-editor.messages.pl';
import { Bar, type EditorPart } from './bar.view';

let editor: TestedEditor;
let modes: string[];
const part: EditorPart = { id: 'part', isOpen: false, toggle: () => undefined };
const open = (options?: Parameters<typeof testedEditor>[0]) => {
  editor = testedEditor(options);
  modes = [];
  render(
    <Bar {...editor} mode="desktop" onMode={(mode) => void modes.push(mode)} parts={{ outline: part, panel: part }} />,
  );
};
const set = (changes: Parameters<TestedEditor['store']['set']>[0]) => act(async () => editor.store.set(changes));
const status = () => document.querySelector('[role=status]')?.textContent;
afterEach(() => {
  cleanup();
  editor.host.end();
});

spec(['EDIT-07', 'EDIT-09', 'EDIT-11'], 'it shows the page with its status, and where its changes are', async () => {
  open();
  expect(document.querySelector('.admin-page-editor__page')?.textContent).toBe('About usPublishedSaved');
  for (const [saving, said] of [
    ['saving', 'Saving…'],
    ['unsaved', 'Unsaved changes'],
    ['waiting', 'Network error. Changes are kept in this browser.'],
    ['signedOut', 'You are signed out. Changes are kept in this browser.'],
    ['gone', 'Unable to locate content. This page has been deleted.'],
  ] as const) {
    await set({ saving });
    expect(status()).toBe(said);
  }
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await set({ saving: 'waiting' });
  expect(status()).toBe('Please check your internet connection. Changes are kept in this browser.');
  online.mockRestore();
  await set({ saving: 'refused', refusal: 'The page has too many blocks.' });
  expect(status()).toBe('Not saved: The page has too many blocks.');
  await set({ saving: 'signedOut' });
  expect(named('a', 'Sign in in a new tab').getAttribute('target')).toBe('_blank');
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['en', english],
  ['pl', polish],
])('every step of undo has a name of its own: %s', (locale, messages) => {
  open();
  const { text } = createFakeHost(messages, { context: { locale } });
  const names = PAGE_CHANGE_LABELS.map((label) => text('barStep', { label }));
  expect([new Set(names).size, names.filter((name) => name.trim() === '')]).toEqual([names.length, []]);
});

test('undo and redo name their step, and keep the focus when there is nothing left', async () => {
  open();
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await act(async () => editor.store.run({ label: 'moveBlock', recipe: (page) => void (page.title = 'Other') }));
  button('Undo: move block').focus();
  await click(button('Undo: move block'));
  expect([document.activeElement === button('Undo'), editor.host.announced]).toEqual([true, ['Undone: move block.']]);
  await click(button('Redo: move block'));
  expect(editor.store.getState().content.title).toBe('Other');
});

test('the width is chosen, and others who are here are named', async () => {
  open();
  await click(button('Phone'));
  await set({ people: [{ id: '1', name: 'Ada Lovelace' }] });
  const person = document.querySelector<HTMLElement>('.admin-page-editor__person');
  expect([modes, person?.dataset.initials, person?.title, person?.textContent]).toEqual([
    ['phone'],
    'AL',
    'Ada Lovelace',
    'Ada Lovelace',
  ]);
});

test('without the right to publish, the draft is marked for review once it is saved', async () => {
  open({ view: { mayPublish: false } });
  expect(() => button('Publish')).toThrow();
  await click(button('Ready for review'));
  expect([editor.store.asked, editor.host.calls[0]?.path, editor.host.calls[0]?.options.body]).toEqual([
    ['save'],
    PAGES_CALLS.reviewPage.path,
    { pageId: editor.view.draft.pageId, ready: 'yes' },
  ]);
  expect(editor.host.announced).toEqual(['Marked for review.']);
});
