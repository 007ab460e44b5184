import { createRichText } from '../editor/create-rich-text';
import type { RichText } from '../rich-text';
import { recordTyping, type EarlyTyping } from './record-typing.effects';
import { showHtml } from './show-html.effects';

let editor: RichText | undefined;
let element: HTMLElement;
let early: EarlyTyping;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  showHtml(element, '<p lang="pl">One <b>two</b></p><script>alert(1)</script>');
  early = recordTyping(element);
});
afterEach(() => {
  editor?.stop();
  editor = undefined;
  document.body.replaceChildren();
});

const input = (inputType: string, data: string | null = null): boolean =>
  element.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }));

function begin(): readonly string[] {
  const changes: string[] = [];
  editor = createRichText(element, {
    ...{ html: '<p lang="pl">One <b>two</b></p>', early },
    onChange: (html) => void changes.push(html),
  });
  return changes;
}

test('the text is shown before its editor has come, and can be typed into', () => {
  expect(element.innerHTML).toBe('<p lang="pl">One <b>two</b></p>');
  expect(element.getAttribute('contenteditable')).toBe('true');
  early.stop();
  expect(element.hasAttribute('contenteditable')).toBe(false);
});

test('what was typed before is in the text, and formats wait for the editor', () => {
  expect(['insertText', 'insertParagraph', 'formatBold', 'historyUndo'].map((one) => input(one, '!'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  input('insertText', 'n');
  input('insertText', 'ext');
  expect(begin().at(-1)).toBe('<p lang="pl">One <b>two!</b></p><p lang="pl"><strong>next</strong></p>');
});

test('an input method is heard once, when it has ended', () => {
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  input('insertCompositionText', 'k');
  input('insertCompositionText', 'か');
  element.dispatchEvent(new CompositionEvent('compositionend', { data: 'か' }));
  expect(early.inputs.map(({ what, text }) => [what, text])).toEqual([['text', 'か']]);
  expect(begin()).toEqual(['<p lang="pl">One <b>twoか</b></p>']);
});

test('nothing that was not typed changes the text', () => {
  expect(begin()).toEqual([]);
  early.stop();
  expect(element.getAttribute('contenteditable')).toBe('true');
  expect(early.inputs).toEqual([]);
  input('insertText', 'x');
  expect(early.inputs).toEqual([]);
});
