import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));
const total = (root: HTMLElement) => root.querySelector('output') as HTMLOutputElement;
const input = (root: HTMLElement, name: string, value = '') =>
  root.querySelector(`[name="field.${name}"]${value && `[value="${value}"]`}`) as HTMLInputElement;

function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the page comes with the result of the answers it shows, and says that it will be calculated', async () => {
  const root = show('order');
  expect(total(root).value).toBe('€0.00');
  expect(total(root).labels[0]?.textContent).toBe('Total');
  expect(total(root).getAttribute('aria-describedby')).toContain('total-hint');
  expect(root.textContent).toContain('It is calculated when you send the form.');
  expect(total(show('orderRefused')).value).toBe('€1.25');
  expect(await axeFindings()).toEqual([]);
});

test('the result follows the answers, and hidden ones count as 0', async () => {
  const root = show('order');
  const host = createFakeHost(messages);
  await start(root, host);
  input(root, 'size.value', 'Bowl').click();
  type(input(root, 'count.value'), '2');
  expect(total(root).value).toBe('€49.00');
  input(root, 'extras.0', 'Gift box').click();
  input(root, 'member.0').click();
  type(input(root, 'discount.value'), '€ 10,5');
  expect(total(root).value).toBe('€42.50');
  input(root, 'member.0').click();
  expect([total(root).value, input(root, 'discount.value').value]).toEqual(['€53.00', '€ 10,5']);
  type(input(root, 'count.value'), 'two');
  expect(total(root).value).toBe('€4.00');
});

test('it is written and read in the language of the page', async () => {
  const numberFormat = { decimal: ',', group: '.', minus: '−', groupSizes: [3], minimumGroupingDigits: 1 };
  const changes = { context: { locale: 'de', numberFormat } };
  const root = showView(element(examples.order, createFakeRenderHost(messages, changes)));
  expect(total(root).value).toBe('€0,00');
  await start(root, createFakeHost(messages, changes));
  input(root, 'size.value', 'Bowl').click();
  type(input(root, 'count.value'), '1.000,5');
  expect(total(root).value).toBe('€24.512,25');
  input(root, 'member.0').click();
  type(input(root, 'discount.value'), '30.000');
  expect(total(root).value).toBe('−€5.487,75');
});

test('an unchanged result is not written again, and none stays when the script goes', async () => {
  const root = show('order');
  const host = createFakeHost(messages);
  await start(root, host);
  input(root, 'size.value', 'Mug').click();
  type(input(root, 'count.value'), '2');
  const [before] = total(root).childNodes;
  type(input(root, 'count.value'), '2,0');
  expect(total(root).childNodes[0]).toBe(before);
  host.end();
  expect(total(root).value).toBe('');
});

test('nothing of a calculation is sent, and other forms know nothing of it', async () => {
  const root = show('order');
  await start(root, createFakeHost(messages));
  expect([...new FormData(root.querySelector('form') ?? undefined).keys()].join(' ')).not.toContain('total');
  expect(show('conditional').querySelector('output, [data-calculations]')).toBeNull();
});
