import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { PreviewMode } from 'shared-types/admin/design';
import { createFakeHost, type FakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../tools/testing/spec';
import type { BlockPlace } from '../commands/block-place';
import { EXAMPLE_IDS, exampleView } from '../page-editor.fixture';
import { messages } from '../page-editor.messages';
import { createFakeStore, fillDraft, type FakeStore } from './canvas.fixture';
import { Canvas } from './canvas.view';
import { loadDraft } from './frame/load-draft.effects';

jest.mock('./frame/load-draft.effects');

const { text, image, spacer } = EXAMPLE_IDS;
let host: FakeHost<typeof messages>;
let store: FakeStore;
let inserted: BlockPlace[];
let keys: string[];

class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = NoResizeObserver;
  [inserted, keys] = [[], []];
  host = createFakeHost(messages);
  const body = { data: { html: '' } };
  for (let call = 0; call < 9; call += 1) host.replies.push({ ok: true, status: 200, body });
  jest.mocked(loadDraft).mockResolvedValue(undefined);
});
afterEach(() => {
  host.end();
  cleanup();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => document.querySelector('iframe')!;
const draft = () => frame().contentDocument!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const click = async (target: Element, detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  await act(async () => void target.dispatchEvent(event));
  return event;
};
const blockIn = (id: string) => draft().querySelector<HTMLElement>(`[data-block="${id}"]`)!;
const state = () => store.getState();
const rows = () => state().content.body.layout.rows.map(({ columns }) => columns.map(({ blocks }) => blocks));
const HTML: Readonly<Record<string, string>> = {
  [text]: '<h2>Made by hand</h2><div><p>Every pot is <strong>thrown</strong> here.</p></div><a href="/x">Link</a>',
};

async function open(mode: PreviewMode = 'desktop', view = exampleView()) {
  store = createFakeStore(view);
  const props = {
    ...{ view, store, host, mode },
    onInsert: (place: BlockPlace) => void inserted.push(place),
    onKeyDown: ({ key }: KeyboardEvent) => void keys.push(key),
  };
  render(<Canvas {...props} />);
  // jsdom loads no frames: this one's page is that of an empty frame.
  const empty = document.body.appendChild(document.createElement('iframe'));
  empty.hidden = true;
  Object.defineProperty(frame(), 'contentDocument', { value: empty.contentDocument });
  fillDraft(draft(), view.draft.content, (id) => HTML[id] ?? '<p>Something</p>');
  for (const block of draft().querySelectorAll('.block')) block.scrollIntoView = () => undefined;
  fireEvent.load(frame());
  await pass();
}

spec('EDIT-30', 'the draft is shown in a frame, and an empty page says so and offers a section', async () => {
  const view = exampleView();
  const content = {
    ...view.draft.content,
    blocks: {},
    body: { raw: false, layout: { columns: 12, rows: [] } },
  } as const;
  await open('desktop', { ...view, draft: { ...view.draft, content } });
  expect(frame().getAttribute('src')).toContain(`/config/pages/${EXAMPLE_IDS.page}/draft`);
  expect(document.body.textContent).toContain('This page is empty.');
  await click(button('Add section'));
  expect(inserted).toEqual([{ newRow: 0 }]);
});

test('a press selects a block, a column or nothing, and links of the page lead nowhere', async () => {
  await open();
  const link = await click(draft().querySelector('a')!);
  expect([link.defaultPrevented, state().selection]).toEqual([true, { kind: 'block', id: text }]);
  expect(document.querySelector('[role="toolbar"]')?.ariaLabel).toBe('Block: Text');
  await click(draft().querySelectorAll('.frame-column')[2]!);
  expect(state().selection).toEqual({ kind: 'column', row: 1, column: 1 });
  await click(draft().querySelector('.frame-row')!);
  expect(document.querySelector('[role="toolbar"]')?.ariaLabel).toBe('Section 1');
  await click(draft().querySelector('main')!);
  expect(state().selection).toBeUndefined();
});

spec('EDIT-05', 'a page that does not come, or comes late, can be asked for again', async () => {
  store = createFakeStore(exampleView());
  const props = { view: exampleView(), store, host, mode: 'phone' as const, onInsert: jest.fn(), onKeyDown: jest.fn() };
  render(<Canvas {...props} />);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading page…');
  await pass(20_000);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('longer than usual');
  const first = frame();
  await click(button('Try again'));
  expect([frame() === first, document.querySelector('[role="alert"]')]).toEqual([false, null]);
  Object.defineProperty(frame(), 'contentDocument', { value: document.implementation.createHTMLDocument('Gone') });
  Object.defineProperty(frame().contentDocument, 'URL', { value: 'https://shop.example/config/pages/x/draft' });
  fireEvent.load(frame());
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Unable to load. Try again.');
});

test('blocks are moved, copied and deleted by the toolbar, which says what it did', async () => {
  await open();
  await click(blockIn(image));
  await click(button('Move right'));
  expect(rows()).toEqual([[[text]], [[], [image, spacer]]]);
  expect(host.announced.at(-1)).toBe('Image moved to section 2, column 2, position 1.');
  expect(blockIn(image).parentElement).toBe(blockIn(spacer).parentElement);
  expect(button('Move right').getAttribute('aria-disabled')).toBe('true');
  await click(button('Duplicate'));
  expect([Object.keys(state().content.blocks).length, host.announced.at(-1)]).toEqual([4, 'Image duplicated.']);
  await pass();
  await click(button('Delete'));
  expect(Object.keys(state().content.blocks).length).toBe(3);
  expect([state().selection, document.activeElement?.ariaLabel]).toEqual([undefined, 'Blocks on this page']);
});

test('keyboards reach every block, its toolbar and the way back', async () => {
  await open();
  const list = document.querySelector<HTMLElement>('[role="listbox"]')!;
  list.focus();
  const press = async (key: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
  await press('ArrowDown');
  await press('ArrowDown');
  expect(state().selection).toEqual({ kind: 'block', id: image });
  expect(document.getElementById(list.getAttribute('aria-activedescendant')!)?.textContent).toBe(
    'Image, section 2, column 1',
  );
  await press('Enter');
  expect(document.activeElement?.ariaLabel).toBe('Move up');
  await press('ArrowLeft');
  expect(document.activeElement?.ariaLabel).toBe('Delete');
  await press('Home');
  await press('Escape');
  expect(document.activeElement).toBe(list);
  await press('Escape');
  expect(state().selection).toBeUndefined();
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

test('sections and blocks are inserted at their places', async () => {
  await open();
  await click(blockIn(text));
  const places = all('.admin-page-editor__canvas-add--section');
  for (const one of places) await click(one);
  await click(document.querySelector('.admin-page-editor__canvas-add--block')!);
  expect(inserted).toEqual([{ newRow: 0 }, { newRow: 1 }, { newRow: 2 }, { row: 0, column: 0, index: 1 }]);
  expect(places.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, -1]);
});

test('a text is typed where it stands, each key into the draft, and rendered again when that ends', async () => {
  await open();
  const heading = draft().querySelector('h2')!;
  await click(heading);
  await click(heading);
  expect(heading.getAttribute('contenteditable')).toBe('plaintext-only');
  heading.textContent = 'Made by us';
  await act(async () => void heading.dispatchEvent(new InputEvent('input', { bubbles: true })));
  await pass(500);
  expect(state().content.blocks[text]?.settings['heading']).toBe('Made by us');
  expect([host.calls.length, draft().querySelector('h2')]).toEqual([0, heading]);
  heading.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  expect(keys).toEqual(['z']);
  await act(async () => heading.blur());
  await pass();
  expect([host.calls.length, heading.hasAttribute('contenteditable')]).toEqual([1, false]);
});

test('what others have selected is outlined with their names', async () => {
  await open();
  await act(async () =>
    store.change({
      people: [
        { id: 'p', name: 'Ola', block: image },
        { id: 'q', name: 'Jan' },
      ],
    }),
  );
  expect(all('.admin-page-editor__canvas-outline--theirs').map(({ textContent }) => textContent)).toEqual(['Ola']);
});

test('Escape in the page clears the selection, and other keys are the editor’s', async () => {
  await open();
  await click(blockIn(text));
  const press = (key: string) =>
    act(async () => void draft().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('Delete');
  await press('Escape');
  expect([keys, state().selection]).toEqual([['Delete'], undefined]);
});

test('a block is moved by a press on its place, which Cancel and Escape take back', async () => {
  await open();
  await click(blockIn(text));
  const before = rows();
  await click(button('Move to another place'));
  expect(document.activeElement).toBe(button('Cancel'));
  expect(all('.admin-page-editor__canvas-drop-line').length).toBeGreaterThan(0);
  await click(button('Cancel'));
  expect([button('Cancel'), rows()]).toEqual([undefined, before]);
  await click(button('Move to another place'));
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => void draft().body.dispatchEvent(event));
  expect(button('Cancel')).toBeUndefined();
  await click(blockIn(text));
  await click(button('Move to another place'));
  // jsdom measures nothing: every press is below all sections.
  await click(blockIn(image));
  expect([rows().at(-1), state().selection, button('Cancel')]).toEqual([
    [[text]],
    { kind: 'block', id: text },
    undefined,
  ]);
});
