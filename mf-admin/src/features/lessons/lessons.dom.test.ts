import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { until } from '../../../../tools/testing/until';
import { start } from './lessons.effects';
import { examples } from './lessons.example';
import { messages } from './lessons.messages';
import { element } from './lessons.view';

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const rows = () => [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const titles = () => rows().map((row) => row.dataset['title']);
  const numbers = () => rows().map((row) => row.querySelector<HTMLInputElement>('[name^="place."]')?.value);
  const button = (at: number, move: string) => rows()[at]!.querySelector<HTMLButtonElement>(`[data-move=${move}]`)!;
  return { root, host, rows, titles, numbers, button };
}

test.each(Object.entries(examples))('%s: axe finds no fault, with and without script', async (name, example) => {
  const root = showView(element(example, createFakeHost(messages)), example.block.id);
  expect(root.querySelectorAll('[data-by-keys]:not([hidden])')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
  open(name as keyof typeof examples);
  expect(await axeFindings()).toEqual([]);
});

test('a button moves a lesson, numbers follow, and the focus stays with the lesson', () => {
  const { titles, numbers, button, host } = open();
  const up = button(1, 'up');
  up.focus();
  up.click();
  expect([titles(), numbers()]).toEqual([
    ['Centring', 'Wedging the clay', 'Trimming the foot'],
    ['1', '2', '3'],
  ]);
  // There it cannot go up any more.
  expect(document.activeElement).toBe(button(0, 'down'));
  expect(host.announced).toEqual(['Centring: now lesson 1.']);
  expect([button(0, 'up').disabled, button(2, 'down').disabled, button(1, 'up').disabled]).toEqual([true, true, false]);
});

test('Alt with an arrow key on a lesson moves it, and not beyond the list', () => {
  const { rows, titles } = open();
  const press = (at: number, key: string, altKey = true) => {
    const link = rows()[at]!.querySelector('a')!;
    link.focus();
    link.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }));
    return document.activeElement === link;
  };
  expect([press(0, 'ArrowDown'), titles()[1]]).toEqual([true, 'Wedging the clay']);
  press(2, 'ArrowDown');
  press(0, 'ArrowDown', false);
  expect(titles()).toEqual(['Centring', 'Wedging the clay', 'Trimming the foot']);
});

test('discarded changes bring the order back that was saved', async () => {
  const { root, host, titles, button } = open();
  const before = titles();
  button(0, 'down').click();
  const undo = root.querySelector<HTMLButtonElement>('[data-undo]')!;
  expect([titles() === before, undo.hidden]).toEqual([false, false]);
  undo.click();
  await until(() => undo.hidden === true);
  expect([titles(), host.dialogMessages]).toEqual([before, [messages.undoQuestion]]);
});

test('a refused order is shown as it was typed, with its errors', () => {
  const { root } = open('refused');
  const wrong = root.querySelector<HTMLInputElement>('[name^="place."]')!;
  expect([wrong.value, wrong.getAttribute('aria-invalid')]).toEqual(['first', 'true']);
});
