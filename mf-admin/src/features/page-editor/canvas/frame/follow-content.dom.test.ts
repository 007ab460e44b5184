import { createFakeHost, type FakeHost } from '../../../../../../tools/testing/host/fake-host';
import { setSetting, setVariant } from '../../commands/setting.commands';
import { insertBlock } from '../../commands/block.commands';
import { EXAMPLE_IDS, exampleView } from '../../page-editor.fixture';
import { messages } from '../../page-editor.messages';
import { createFakeStore, fillDraft, type FakeStore } from '../canvas.fixture';
import { followContent, type Following } from './follow-content.effects';
import type { Failures } from './shown-blocks.effects';
import { blockElements, type FramePage } from './frame-page';
import { loadDraft } from './load-draft.effects';

jest.mock('./load-draft.effects');

const { text, image } = EXAMPLE_IDS;
let host: FakeHost<typeof messages>;
let store: FakeStore;
let page: FramePage;
let failures: Failures;
let changes: number;
let following: Following;
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(HTMLElement.prototype, 'setHTML', {
    configurable: true,
    value(this: HTMLElement, html: string) {
      this.innerHTML = html;
    },
  });
  const view = exampleView();
  host = createFakeHost(messages);
  store = createFakeStore(view);
  const base = view.draft.content;
  page = { view: window, document, main: fillDraft(document, base) };
  stop = new AbortController();
  [failures, changes] = [new Map(), 0];
  following = followContent({
    ...{ page, store, host, base, stop: stop.signal },
    onChange: () => (changes += 1),
    onFailures: (next) => (failures = next),
  });
});
afterEach(() => {
  stop.abort();
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
  jest.useRealTimers();
});

const htmlOf = (id: string, inner: string): string => `<div class="block" data-block="${id}">${inner}</div>`;
const reply = (html: string) => host.replies.push({ ok: true, status: 200, body: { data: { html } } });
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const shown = (id: string) => blockElements(page).get(id)?.textContent;
const sent = () =>
  host.calls.map(({ options }) => {
    const body = options.body as URLSearchParams;
    return [JSON.parse(body.get('widgetJSON') ?? ''), body.get('page')];
  });
const freshDraft = (inner: string): Document => {
  const draft = document.implementation.createHTMLDocument();
  fillDraft(draft, store.getState().content, () => inner);
  draft.head.append(draft.createElement('style'));
  return draft;
};

test('a changed setting is rendered by the server at once, as the draft would show it', async () => {
  reply(htmlOf(text, 'New'));
  store.run(setSetting(text, 'heading', 'New'));
  await pass();
  expect(shown(text)).toBe('New');
  expect(changes).toBe(1);
  expect(sent()).toEqual(
    [
      [
        { type: 2, id: text, value: expect.objectContaining({ heading: 'New' }) },
        `/config/pages/${EXAMPLE_IDS.page}/draft`,
      ],
    ].map(([widget, path]) => [{ ...(widget as object), type: store.getState().content.blocks[text]?.type }, path]),
  );
  expect(loadDraft).not.toHaveBeenCalled();
});

test('keys that follow each other are rendered at most every 150 ms, and the last one last', async () => {
  for (const key of ['a', 'ab', 'abc', 'abcd']) {
    reply(htmlOf(text, key));
    store.run(setSetting(text, 'heading', key));
    await pass(20);
  }
  await pass(500);
  expect(sent().map(([{ value }]) => value.heading)).toEqual(['a', 'abcd']);
});

test('a block that cannot be rendered says why, keeps what it showed, and is tried again', async () => {
  host.replies.push({ ok: false, status: 500, code: 'x', message: 'It broke.' });
  const before = shown(text);
  store.run(setSetting(text, 'heading', 'New'));
  await pass();
  expect([[...failures], shown(text)]).toEqual([[[text, 'It broke.']], before]);
  reply(htmlOf(text, 'New'));
  following.retry(text);
  await pass(200);
  expect([[...failures], shown(text)]).toEqual([[], 'New']);
});

test('new types of blocks are shown at once, and their style sheets come with one newer draft', async () => {
  jest.mocked(loadDraft).mockImplementation(async () => freshDraft('<p>From the draft</p>'));
  for (const id of ['one', 'two']) {
    reply(htmlOf(id, `New ${id}`));
    store.run(insertBlock({ id, type: 33, settings: {} }, { newRow: 0 }));
  }
  await pass();
  expect([shown('one'), shown('two')]).toEqual(['New one', 'New two']);
  await pass(500);
  expect([jest.mocked(loadDraft).mock.calls.length, store.saves]).toEqual([1, 1]);
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});

test('a browser that cannot parse a block takes it from the saved draft', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
  jest.mocked(loadDraft).mockImplementation(async () => freshDraft('Saved'));
  reply(htmlOf(text, 'New'));
  store.run(setSetting(text, 'heading', 'New'));
  await pass(500);
  expect([shown(text), store.saves]).toEqual(['Saved', 1]);
});

test('another variant is taken from the saved draft, and a draft that does not come is said', async () => {
  jest.mocked(loadDraft).mockImplementation(async () => undefined);
  store.run(setVariant(image, 2 as never));
  await pass(500);
  expect([host.calls, [...failures]]).toEqual([[], [[image, 'The server did not send the page.']]]);
});

test('a held block keeps its element until it is released', async () => {
  const release = following.hold(text);
  const element = blockElements(page).get(text);
  store.run(setSetting(text, 'heading', 'New'));
  await pass(500);
  expect([blockElements(page).get(text), host.calls.length]).toEqual([element, 0]);
  reply(htmlOf(text, 'New'));
  release();
  await pass(500);
  expect(shown(text)).toBe('New');
});

test('an answer that comes while a block is held is not shown', async () => {
  const element = blockElements(page).get(text);
  reply(htmlOf(text, 'Late'));
  store.run(setSetting(text, 'heading', 'Late'));
  following.hold(text);
  await pass(500);
  expect([host.calls.length, blockElements(page).get(text)]).toEqual([1, element]);
});

test('a change that cannot be saved now is loaded once it is', async () => {
  let isSaved = false;
  store.save = async () => isSaved;
  jest.mocked(loadDraft).mockReset();
  jest.mocked(loadDraft).mockImplementation(async () => freshDraft('Saved later'));
  store.run(setVariant(image, 2 as never));
  await pass(500);
  expect(loadDraft).not.toHaveBeenCalled();
  isSaved = true;
  store.change({ saving: 'saved' });
  await pass(500);
  expect(shown(image)).toBe('Saved later');
});

test('nothing follows the store after it has ended', async () => {
  stop.abort();
  store.run(setSetting(text, 'heading', 'New'));
  await pass(500);
  expect(host.calls).toEqual([]);
});
