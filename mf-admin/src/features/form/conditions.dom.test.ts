import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './form.effects';
import { examples } from './form.example';
import { messages } from './form.messages';
import { element } from './form.view';

function open(withScript = true) {
  const host = createFakeHost(messages);
  const { conditional } = examples;
  const root = showView(element(conditional, host), conditional.block.id);
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  if (withScript) start(root, host);
  const rows = () => [...root.querySelectorAll<HTMLElement>('ol > [data-row]:not([data-spare])')];
  const chooser = (row: number, slot = 1) =>
    rows()[row]?.querySelector<HTMLSelectElement>(`select[name$=".shownWhen.${slot}.field"]`);
  const choices = (row: number) => [...(chooser(row)?.options ?? [])].map(({ value, text }) => `${value} ${text}`);
  return { root, rows, chooser, choices };
}

test('conditions are about the fields above, and there is room for one more', async () => {
  const { choices, chooser, rows } = open(false);
  expect([0, 1, 2].map(choices)).toEqual([
    [' No condition'],
    [' No condition', 'who Name'],
    [' No condition', 'who Name', 'mail Email'],
  ]);
  const values = [...(rows()[2]?.querySelectorAll<HTMLInputElement>('[name*=".shownWhen."]') ?? [])];
  expect(values.map(({ value }) => value)).toEqual(['any', 'mail', 'contains', '@', '', 'is', '']);
  expect([chooser(2)?.closest('details')?.open, chooser(1)?.closest('details')?.open]).toEqual([true, false]);
  expect(await axeFindings()).toEqual([]);
});

test('the choice follows the order and the titles of the fields, and what was chosen stays', () => {
  const { root, rows, chooser, choices } = open();
  rows()[1]?.querySelector<HTMLButtonElement>('[data-move=up]')?.click();
  expect(choices(1)).toEqual([' No condition', 'mail Email']);
  root.querySelector<HTMLButtonElement>('[data-add=number]')?.click();
  expect(choices(3)).toEqual([' No condition', 'mail Email', 'who Name', 'about About']);
  rows()[3]?.querySelector<HTMLButtonElement>('[data-move=up]')?.click();
  expect(choices(3)).toEqual([' No condition', 'mail Email', 'who Name', 'row.4 Number']);
  expect(chooser(3)?.value).toBe('mail');
  rows()[0]?.querySelector<HTMLButtonElement>('[data-move=remove]')?.click();
  expect([chooser(3)?.value, choices(3)]).toEqual([
    'mail',
    [' No condition', 'who Name', 'row.4 Number', 'mail Email'],
  ]);
});
