import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));
const unmet = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-unmet]')].map(({ dataset }) => dataset.logicField);
const input = (root: HTMLElement, name: string, value = '') =>
  root.querySelector(`[name="field.${name}"]${value && `[value="${value}"]`}`) as HTMLInputElement;
const sent = (root: HTMLElement) => [...new FormData(root.querySelector('form') ?? undefined).keys()];

async function startLive(name: keyof typeof examples = 'conditional') {
  const root = show(name);
  const host = createFakeHost(messages);
  await start(root, host);
  return { root, host };
}

function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('without script every field is there and says when it is to be filled in', async () => {
  const root = show('conditional');
  expect([...root.querySelectorAll('.forms-contact-form__condition')].map(({ textContent }) => textContent)).toEqual([
    'Only if “What is it about?” is “An order”.',
    'Only if “What is it about?” is “A class”.',
    'Only if “People” is more than 6.',
  ]);
  const number = input(root, 'number.value');
  expect([number.disabled, number.getAttribute('aria-describedby')]).toEqual([false, expect.stringContaining('-hint')]);
  expect(root.querySelector('[id$="number-hint"]')?.textContent).toBe(
    'It stands in our email. Only if “What is it about?” is “An order”.',
  );
  expect(await axeFindings()).toEqual([]);
});

test('the page marks the fields that the answers hide, so that nothing moves when its script comes', () => {
  expect(unmet(show('conditional'))).toEqual(['number', 'people', 'group', 'day']);
  expect(unmet(show('conditionalRefused'))).toEqual(['people', 'group', 'day']);
});

test('an ordinary form has nothing of this', () => {
  const root = show('allFields');
  expect(root.querySelector('[data-logic], [data-logic-field], .forms-contact-form__condition')).toBeNull();
});

test('fields come and go with the answers; what was typed stays, and is not sent while it is hidden', async () => {
  const { root, host } = await startLive();
  expect(unmet(root)).toEqual(['number', 'people', 'group', 'day']);
  input(root, 'topic.value', 'An order').click();
  expect(unmet(root)).toEqual(['people', 'group', 'day']);
  type(input(root, 'number.value'), '1042');
  input(root, 'topic.value', 'A class').focus();
  input(root, 'topic.value', 'A class').click();
  expect(document.activeElement).toBe(input(root, 'topic.value', 'A class'));
  expect([unmet(root), input(root, 'number.value').value]).toEqual([['number', 'group', 'day'], '1042']);
  expect(sent(root)).not.toContain('field.number.value');
  type(input(root, 'people.value'), '12');
  expect([unmet(root), sent(root)]).toEqual([['number'], expect.arrayContaining(['field.day.value'])]);
  input(root, 'topic.value', 'An order').click();
  expect([unmet(root), input(root, 'number.value').value, sent(root).includes('field.people.value')]).toEqual([
    ['people', 'group', 'day'],
    '1042',
    false,
  ]);
  expect(host.announced).toEqual([]);
});

test('answers given before the script came count, and all can be sent after it has gone', async () => {
  const root = show('conditional');
  input(root, 'topic.value', 'An order').checked = true;
  const host = createFakeHost(messages);
  await start(root, host);
  expect(unmet(root)).toEqual(['people', 'group', 'day']);
  host.end();
  expect(sent(root)).toEqual(expect.arrayContaining(['field.number.value', 'field.people.value', 'field.day.value']));
});
