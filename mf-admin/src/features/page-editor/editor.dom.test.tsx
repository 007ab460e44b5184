import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { Editor } from './editor.view';
import { button, click, named, press, testedEditor, type TestedEditor } from './editor.fixture';
import { EXAMPLE_IDS } from './page-editor.fixture';

let editor: TestedEditor;
const open = (options?: Parameters<typeof testedEditor>[0]) => {
  editor = testedEditor(options);
  render(<Editor {...editor} />);
};
const select = (id: string) => act(async () => editor.store.select({ kind: 'block', id }));
const state = () => editor.store.getState();
afterEach(() => {
  cleanup();
  editor.host.end();
});

test('beside the page are the outline and, with nothing selected, the title and description of the page', async () => {
  open();
  expect(named('section', 'Outline')).toBeTruthy();
  const title = document.querySelector<HTMLInputElement>('input[type=text]')!;
  expect(title.value).toBe('About us');
  await act(async () => void fireEvent.change(title, { target: { value: 'Our workshop' } }));
  expect([state().content.title, document.querySelector('h1')?.textContent]).toEqual(['Our workshop', 'Our workshop']);
  expect(await axeFindings()).toEqual([]);
});

test('a selected block has the panel, named by its type and text', async () => {
  open();
  await select(EXAMPLE_IDS.text);
  expect(named('section', 'Settings: Text: Made by hand').querySelector(`form`)).toBeTruthy();
});

test('keys undo, redo, save, delete and duplicate', async () => {
  open();
  await select(EXAMPLE_IDS.text);
  await press('d', document.body, { ctrlKey: true });
  expect(Object.keys(state().content.blocks)).toHaveLength(4);
  await press('Delete');
  expect(Object.keys(state().content.blocks)).toHaveLength(3);
  await press('z', document.body, { ctrlKey: true });
  await press('Z', document.body, { ctrlKey: true, shiftKey: true });
  await press('y', document.body, { ctrlKey: true });
  await press('s', document.body, { ctrlKey: true });
  expect(editor.store.asked).toEqual(['undo', 'redo', 'redo', 'save']);
});

test('a key that edits a text does not delete the block, and dialogs have their keys for themselves', async () => {
  open();
  await select(EXAMPLE_IDS.text);
  const input = document.createElement('input');
  const dialog = document.createElement('dialog');
  document.body.append(input, dialog);
  await press('Backspace', input);
  await press('Delete', dialog);
  expect(state().content.blocks[EXAMPLE_IDS.text]).toBeTruthy();
  await press('Escape', input);
  expect(state().selection).toBeUndefined();
  input.remove();
  dialog.remove();
});

test('on a small screen outline and panel are sheets, and Escape closes them before it clears the selection', async () => {
  open({ isWide: false });
  expect(document.querySelector('.admin-page-editor__side')).toBeNull();
  await click(button('Outline'));
  expect([button('Outline').ariaExpanded, document.querySelectorAll('[role=tree]').length]).toEqual(['true', 1]);
  await click(button('Outline'));
  await select(EXAMPLE_IDS.text);
  await click(button('Edit'));
  const panel = named('section', 'Settings: Text: Made by hand');
  expect([panel.contains(document.activeElement), button('Settings').getAttribute('aria-controls')]).toEqual([
    true,
    panel.id,
  ]);
  expect(await axeFindings()).toEqual([]);
  await press('Escape');
  expect([document.querySelector('.admin-page-editor__side'), state().selection]).toEqual([
    null,
    { kind: 'block', id: EXAMPLE_IDS.text },
  ]);
  await press('Escape');
  expect(state().selection).toBeUndefined();
});

test('the browser asks before leaving only while the server refuses a change', async () => {
  open();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  for (const [saving, isAsked] of [
    ['unsaved', false],
    ['waiting', false],
    ['signedOut', false],
    ['refused', true],
    ['saved', false],
  ] as const) {
    await act(async () => editor.store.set({ saving }));
    expect([saving, asks()]).toEqual([saving, isAsked]);
  }
});

test('the panel of a section has its colors, which can be undone', async () => {
  open();
  await act(async () => editor.store.select({ kind: 'row', row: 0 }));
  const field = named('section', 'Settings: Section 1').querySelector('select')!;
  expect([field.value, field.labels[0]?.textContent]).toEqual(['light', 'Section colors']);
  await act(async () => void fireEvent.change(field, { target: { value: 'dark' } }));
  expect([field.value, state().content.body.layout.rows[0]?.theme]).toEqual(['dark', 'dark']);
  expect(await axeFindings()).toEqual([]);
  await act(async () => editor.store.undo());
  expect([field.value, state().content.body.layout.rows[0]?.theme]).toEqual(['light', undefined]);
});
