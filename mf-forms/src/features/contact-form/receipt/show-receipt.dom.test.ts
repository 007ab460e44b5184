import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

type Name = keyof typeof examples;

/** A form with its effects, and how often the page was printed. */
async function goLive(name: Name) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  let printed = 0;
  window.print = () => (printed += 1);
  await start(root, host);
  const formId = examples[name].data['forms/contact-form/form'].formId;
  const send = (number: string, fields: readonly { title: string; values: readonly string[] }[], of = formId) =>
    host.bus.publish('forms/receipt', { formId: of, number, fields });
  return { root, host, send, printed: () => printed };
}

const rowsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('without script, the thanks have the number and what was stored, as text', async () => {
  const host = createFakeHost(messages);
  const root = showView(element(examples.receipt, host), examples.receipt.block.id);
  const receipt = root.querySelector<HTMLElement>('[role="status"] ~ section')!;
  expect(receipt.getAttribute('aria-label')).toBe('What you have sent');
  expect(receipt.querySelector('p')?.textContent).toBe('Number of your submission: K7QM-4X2P');
  expect(rowsOf(root).slice(0, 2)).toEqual([
    ['Name', 'Ada Lovelace'],
    ['Letters', 'Four letters a year\nNews'],
  ]);
  expect(rowsOf(root)[2]?.[1]).toContain('<b>is</b>');
  expect([root.querySelector('b'), receipt.querySelector('button')?.hidden]).toEqual([null, true]);
  expect(await axeFindings()).toEqual([]);
});

test('with script, the receipt of this form is shown below it, and a later one in its place', async () => {
  const { root, send, printed } = await goLive('empty');
  expect(root.querySelector('section')).toBeNull();
  send('AAAA-AAAA', [{ title: 'Name', values: ['Eve'] }], 'another-form');
  expect(root.querySelector('section')).toBeNull();
  send('AAAA-BBBB', [{ title: 'Name', values: ['Ada'] }]);
  send('K7QM-4X2P', [
    { title: '<i>Name</i>', values: ['Ada', '<img src=x>'] },
    { title: 'Email', values: ['ada@example.com'] },
  ]);
  expect(root.querySelectorAll('section')).toHaveLength(1);
  expect(root.querySelector('form ~ section p')?.textContent).toBe('Number of your submission: K7QM-4X2P');
  expect(rowsOf(root)).toEqual([
    ['<i>Name</i>', 'Ada\n<img src=x>'],
    ['Email', 'ada@example.com'],
  ]);
  expect(root.querySelector('section :is(i, img)')).toBeNull();
  root.querySelector<HTMLElement>('[data-print]')?.click();
  expect(printed()).toBe(1);
  expect(await axeFindings()).toEqual([]);
});

test('shows nothing any more after it has stopped, and its button goes', async () => {
  const { root, host, send, printed } = await goLive('empty');
  send('AAAA-BBBB', []);
  const button = root.querySelector<HTMLElement>('[data-print]')!;
  host.end();
  send('CCCC-DDDD', []);
  button.click();
  expect([root.querySelector('strong')?.textContent, button.hidden, printed()]).toEqual(['AAAA-BBBB', true, 0]);
});

test('a newsletter has no receipt to fill in', () => {
  const host = createFakeHost(messages);
  const templatesOf = (name: Name) =>
    showView(element(examples[name], host), examples[name].block.id).querySelectorAll('[data-receipt]');
  expect([templatesOf('empty').length, templatesOf('newsletter').length]).toEqual([1, 0]);
});
