import { setSetting } from '../../commands/setting.commands';
import { removeBlock } from '../../commands/block.commands';
import { EXAMPLE_IDS, exampleView } from '../../page-editor.fixture';
import type { RichText, RichTextOptions } from '../../../../parts/rich-text-field/rich-text';
import { startRichText } from '../../../../parts/rich-text-field/start-rich-text';
import { createFakeStore, fillDraft, type FakeStore } from '../canvas.fixture';
import { createInPlace, type Editing, type InPlace } from './edit-in-place.effects';

jest.mock('../../../../parts/rich-text-field/start-rich-text');

const { text } = EXAMPLE_IDS;
let store: FakeStore;
let held: string[];
let editing: Editing | undefined;
let errors: unknown[];
let inPlace: InPlace;
let stop: AbortController;

beforeEach(() => {
  const view = exampleView();
  store = createFakeStore(view);
  const html = '<h2>Made by hand</h2><div><p>Every pot is <strong>thrown</strong> here.</p></div>';
  const main = fillDraft(document, view.draft.content, (id) => (id === text ? html : '<p>No field</p>'));
  [held, errors, editing, stop] = [[], [], undefined, new AbortController()];
  inPlace = createInPlace({
    ...{ page: { view: window, document, main }, store, view, stop: stop.signal },
    following: {
      hold(id) {
        held.push(id);
        return () => void (held = held.filter((one) => one !== id));
      },
      retry: jest.fn(),
    },
    onChange: (next) => void (editing = next),
    onError: (error) => void errors.push(error),
  });
});
afterEach(() => stop.abort());

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const begin = (selector: string, id: string = text) =>
  inPlace.begin(id, { element: element(selector), clicks: 1, x: 0, y: 0 });
const setting = (key: string) => store.getState().content.blocks[text]?.settings[key];
const pass = () => new Promise((resolve) => setTimeout(resolve));

test('a text is held while it is edited, follows undo, and ends with its block', () => {
  expect([begin('p', EXAMPLE_IDS.spacer), begin('h2')]).toEqual([false, true]);
  const heading = element('h2');
  expect([held, editing?.element, inPlace.isWithin(heading), inPlace.isEditing(text)]).toEqual([
    [text],
    heading,
    true,
    true,
  ]);
  store.run(setSetting(text, 'heading', 'Undone'));
  expect(heading.textContent).toBe('Undone');
  store.run(removeBlock(text));
  expect([held, editing, inPlace.isEditing()]).toEqual([[], undefined, false]);
});

test('formatted text is edited with a toolbar, and every change goes into the draft', async () => {
  let options: RichTextOptions | undefined;
  const richText = { show: jest.fn(), focus: jest.fn(), stop: jest.fn() } as unknown as RichText;
  jest.mocked(startRichText).mockImplementation(async (_, given) => {
    options = given;
    return richText;
  });
  expect(begin('strong')).toBe(true);
  await pass();
  expect([editing?.richText, editing?.element.tagName, options?.html]).toEqual([richText, 'DIV', setting('html')]);
  options?.onChange('<p>New</p>');
  expect([setting('html'), jest.mocked(richText.show).mock.calls]).toEqual(['<p>New</p>', []]);
  store.run(setSetting(text, 'html', '<p>Theirs</p>'));
  expect(richText.show).toHaveBeenCalledWith('<p>Theirs</p>');
  inPlace.end();
  inPlace.end();
  expect([jest.mocked(richText.stop).mock.calls.length, held, editing]).toEqual([1, [], undefined]);
});

test('an editor that comes after the owner has gone on is stopped, and one that fails is reported', async () => {
  const late = { stop: jest.fn() } as unknown as RichText;
  jest.mocked(startRichText).mockResolvedValueOnce(late).mockRejectedValueOnce('broken');
  begin('strong');
  inPlace.end();
  await pass();
  expect([jest.mocked(late.stop).mock.calls.length, editing]).toEqual([1, undefined]);
  begin('strong');
  await pass();
  expect([errors, held, typeof editing?.tryAgain]).toEqual([['broken'], [text], 'function']);
  inPlace.end();
  expect([held, editing]).toEqual([[], undefined]);
});

describe('while the editor of formatted text is being loaded', () => {
  const type = (data: string) =>
    element('p').dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true }));
  const typed = () => jest.mocked(startRichText).mock.lastCall?.[1].early?.inputs.map(({ text: one }) => one);

  test('the text stays as it is, and what is typed is kept for it', async () => {
    jest.mocked(startRichText).mockReturnValueOnce(new Promise(() => undefined));
    const before = element('div > p').outerHTML;
    begin('strong');
    expect([element('div > p').outerHTML, element('[contenteditable]').contains(element('strong'))]).toEqual([
      before,
      true,
    ]);
    type('a');
    type('b');
    expect(typed()).toEqual(['a', 'b']);
  });

  test('what was typed waits for it though the owner has gone on', async () => {
    let come = (_: RichText): void => undefined;
    jest.mocked(startRichText).mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    begin('strong');
    type('a');
    inPlace.end();
    expect([held, editing]).toEqual([[text], undefined]);
    const late = { stop: jest.fn() } as unknown as RichText;
    come(late);
    await pass();
    expect([jest.mocked(late.stop).mock.calls.length, held]).toEqual([1, []]);
  });

  test('a failure can be tried again with what was typed', async () => {
    const richText = { show: jest.fn(), focus: jest.fn(), stop: jest.fn() } as unknown as RichText;
    jest.mocked(startRichText).mockRejectedValueOnce('broken').mockResolvedValueOnce(richText);
    begin('strong');
    type('a');
    await pass();
    expect([errors, held, element('p').isConnected]).toEqual([['broken'], [text], true]);
    editing?.tryAgain?.();
    expect([typed(), editing?.tryAgain]).toEqual([['a'], undefined]);
    await pass();
    expect(editing?.richText).toBe(richText);
  });
});
