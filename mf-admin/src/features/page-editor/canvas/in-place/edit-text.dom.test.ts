import { editText } from './edit-text.effects';
import type { TextPlace } from './text-places';

let element: HTMLElement;
let inputs: string[];
let ends: number;

const start = (changes: Partial<TextPlace> = {}) => {
  document.body.innerHTML = '<h2>Hello</h2>';
  element = document.body.querySelector('h2')!;
  // jsdom knows nothing of editing; browsers without plain text as a mode answer false.
  [inputs, ends] = [[], 0];
  const place: TextPlace = { kind: 'text', key: 'a', value: 'Hello', longest: 8, hasLines: false, ...changes };
  return editText({ element, place }, { onInput: (value) => void inputs.push(value), onEnd: () => void (ends += 1) });
};
const before = (inputType: string, data: string | null = null): boolean =>
  element.dispatchEvent(new InputEvent('beforeinput', { inputType, data, cancelable: true, bubbles: true }));
const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  element.dispatchEvent(event);
  return event;
};
const type = (text: string): void => {
  element.textContent = text;
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

test('every input is written, without spaces around it and no longer than the field allows', () => {
  start();
  for (const text of ['Hello ', 'Hello w', 'Hello world']) type(text);
  expect(inputs).toEqual(['Hello', 'Hello w', 'Hello wo']);
  expect([before('insertText', 'more'), before('insertText', 'x')]).toEqual([false, false]);
  type('Hi');
  expect(before('insertText', 'x')).toBe(true);
});

test('formats and the browser’s own undo are refused', () => {
  start();
  expect(['formatBold', 'historyUndo', 'historyRedo', 'deleteContentBackward'].map((one) => before(one))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('Escape, Enter in one line and leaving the text end it once', () => {
  for (const end of [
    () => press('Escape'),
    () => press('Enter'),
    () => before('insertParagraph'),
    () => element.blur(),
  ]) {
    start();
    expect(element.getAttribute('contenteditable')).toBe('plaintext-only');
    end();
    end();
    expect([ends, element.getAttribute('contenteditable')]).toEqual([1, null]);
  }
});

test('Enter writes a line where there may be several, and confirms what an input method suggests', () => {
  start({ hasLines: true });
  press('Enter');
  expect([ends, before('insertLineBreak')]).toEqual([0, true]);
  start();
  press('Enter', { isComposing: true });
  expect(ends).toBe(0);
});

test('nothing of an input method is stored before it has ended, and its keys are no commands', () => {
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', listen);
  start();
  element.textContent = 'k';
  element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  for (const key of ['Escape', 'Enter', 'z']) press(key, { isComposing: true, ctrlKey: key === 'z' });
  press('Enter', { keyCode: 229 });
  expect([inputs, ends, heard]).toEqual([[], 0, []]);
  element.textContent = 'か';
  element.dispatchEvent(new CompositionEvent('compositionend', { data: 'か' }));
  document.removeEventListener('keydown', listen);
  expect(inputs).toEqual(['か']);
});

test('shortcuts reach the editor, other keys do not', () => {
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', listen);
  start();
  press('a');
  press('Delete');
  press('z', { ctrlKey: true });
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual(['z']);
});

test('what others changed is shown', () => {
  const edited = start();
  edited.show('Theirs');
  edited.stop();
  expect([element.textContent, ends, element.hasAttribute('style') && element.style.whiteSpace]).toEqual([
    'Theirs',
    0,
    '',
  ]);
});
