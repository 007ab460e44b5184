import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { showView } from '../../../../../tools/testing/host/show-view';
import { examples } from '../product-editor.example';
import { start } from '../product-editor.effects';
import { messages } from '../product-editor.fixture';
import { element } from '../product-editor.view';

const open = (name: keyof typeof examples) => {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host));
  const form = root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!;
  start(root, host);
  const input = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
  const type = (field: string, value: string) => {
    input(field).value = value;
    input(field).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = async (make: string) => {
    form.querySelector<HTMLElement>(`button[name=make][value=${make}]`)!.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const rows = () =>
    [...form.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset: { row }, textContent }) => ({
      row: row!,
      name: form.querySelector(`[data-row="${row}"] [data-row-name]`)!.textContent,
      text: textContent,
    }));
  return { host, form, input, type, press, rows, sent: () => Object.fromEntries(new FormData(form)) };
};

test('two and three values make six variants, which begin with what was typed in the first', async () => {
  const page = open('added');
  page.type('v.n1.price', '12.50');
  page.type('option.1.name', 'Size');
  page.type('option.1.values', 'S, M');
  page.type('option.2.name', 'Colour');
  page.type('option.2.values', 'Red, Blue, Sand');
  await page.press('variants');
  expect(page.rows().map(({ row, name }) => `${row} ${name}`)).toEqual([
    'n1 S / Red',
    'n2 S / Blue',
    'n3 S / Sand',
    'n4 M / Red',
    'n5 M / Blue',
    'n6 M / Sand',
  ]);
  expect(page.sent()).toMatchObject({
    'v.n1.option.1': 'S',
    'v.n6.option.1': 'M',
    'v.n6.option.2': 'Sand',
    'v.n6.price': '12.50',
    'v.n6.stock': '0',
    'v.n6.place': '6',
  });
  expect(page.host.announced.at(-1)).toContain('6 variants below.');
  expect(Object.keys(page.sent()).filter((name) => name.startsWith('v.n0.'))).toEqual([]);
});

test('saved variants keep their fields; those that vanish are named, and removed by the save if the owner agrees', async () => {
  const page = open('saved');
  const [small, large] = page.rows();
  page.type('option.1.values', 'Large, Huge, Tiny');
  page.host.outcomes.push('reject');
  await page.press('variants');
  expect(page.host.dialogMessages.at(-1)).toContain('Small');
  expect(page.rows()).toHaveLength(2);
  await page.press('variants');
  expect(page.rows().map(({ name }) => name)).toEqual(['Large', 'Huge', 'Tiny', 'Small']);
  expect(page.rows().at(-1)!.row).toBe(small!.row);
  expect(page.sent()).toMatchObject({ [`v.${small!.row}.remove`]: 'on', [`v.${large!.row}.sku`]: 'MUG-L' });
});

test('what is missing is said at the options', async () => {
  const page = open('added');
  const problem = () => page.form.querySelector('[data-field-error="options"]')!.textContent;
  await page.press('variants');
  expect(problem()).toBe(messages.optionNone);
  page.type('option.1.name', 'Size');
  await page.press('variants');
  expect(problem()).toBe(messages.valuesMissing);
  page.type('option.1.values', Array.from({ length: 300 }, (_, index) => index).join());
  await page.press('variants');
  expect(problem()).toBe('A product has at most 250 variants.');
  page.type('option.1.values', 'S, M');
  await page.press('variants');
  expect(problem()).toBe('');
});

test('price and stock are set in all chosen rows, and choosing is no change', async () => {
  const page = open('saved');
  const [small, large] = page.rows();
  await page.press('bulk');
  expect(page.host.announced.at(-1)).toBe(messages.noneChosen);
  const all = page.form.querySelector<HTMLInputElement>('[data-choose-all] input')!;
  all.click();
  page.type('bulk.price', '30');
  page.type('bulk.stock', '7');
  await page.press('bulk');
  expect(page.sent()).toMatchObject({
    [`v.${small!.row}.price`]: '30',
    [`v.${large!.row}.stock`]: '7',
    'bulk.price': '',
  });
  expect(
    [...page.form.querySelectorAll<HTMLInputElement>('[name$=".chosen"]')].every((box) => box.defaultChecked),
  ).toBe(true);
});
