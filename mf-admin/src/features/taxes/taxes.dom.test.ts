import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './taxes.example';
import { messages } from './taxes.messages';
import { element } from './taxes.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('shows rate, places and product types of each rule', () => {
  const entries = [...show('some').querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll(':scope > p')].map(({ textContent }) => textContent),
  );
  expect(entries).toEqual([
    ['Active', '19%, Germany', 'Also on shipping'],
    ['Inactive', '7.75%, United States', 'Only some states or postal codes', 'On: physical, digital'],
  ]);
});

test('says whether prices include taxes, explains an empty list, and shows results', () => {
  expect(show('some').textContent).toContain('Taxes are added to prices in this store.');
  expect(show('included').textContent).toContain('Prices in this store include taxes.');
  expect(show('empty').textContent).toContain('so nothing is taxed');
  expect(show('empty').querySelector('a[href="/config/taxes/new"]')).not.toBeNull();
  expect(show('moved').querySelector('[role=status]')?.textContent).toBe('Position changed.');
  expect(show('removed').querySelector('[role=status]')?.textContent).toContain('The tax rule is removed.');
});

const formIn = (name: keyof typeof examples) =>
  show(name).querySelector<HTMLFormElement>('form[action="/api/config/taxes/inclusion"]')!;
const sentBy = (name: keyof typeof examples) => Object.fromEntries(new FormData(formIn(name)));

test('shows the effect of both choices before saving, with a tax of the store if there is one', () => {
  const hints = (name: keyof typeof examples) =>
    [...formIn(name).querySelectorAll('.field__hint')].map(({ textContent }) => textContent);
  expect(hints('some')).toEqual([
    expect.stringContaining('A price of $100.00 becomes $119.00 with VAT (19%).'),
    expect.stringContaining('A price of $100.00 stays $100.00; with VAT (19%), $15.97 of it is tax.'),
  ]);
  expect(hints('empty')).toEqual([expect.stringContaining('without taxes'), expect.not.stringContaining('$')]);
  expect(show('some').textContent).toContain('Last saved by Olive Owner, March 2, 2026 at 9:04 AM UTC.');
  expect(show('empty').textContent).not.toContain('Last saved by');
});

test('sends the selection and the state that was shown; data of an older server has no form', () => {
  expect([sentBy('some'), sentBy('included')]).toMatchObject([
    { inclusion: 'added', base: 'state-1', key: '' },
    { inclusion: 'included', base: 'state-1', key: '' },
  ]);
  const { inclusion: _, ...older } = examples.some.data['admin/taxes/list'];
  const root = showView(element({ ...examples.some, data: { 'admin/taxes/list': older } }, host));
  expect(root.querySelector('details')).toBeNull();
});

test('is collapsed; after a rejection it is open with what was selected, and one message', () => {
  expect(formIn('some').closest('details')?.open).toBe(false);
  const form = formIn('inclusionConflict');
  expect([form.closest('details')?.open, sentBy('inclusionConflict')]).toMatchObject([
    true,
    { inclusion: 'added', base: 'state-0', key: 'state-1' },
  ]);
  expect(form.querySelector('[data-field-error]')?.textContent).toContain('prices include taxes');
  expect(show('inclusionConflict').querySelectorAll('[role=alert]').length).toBe(1);
  expect(show('inclusionSaved').querySelector('[role=status]')?.textContent).toContain('Saved.');
  const moved = show('moveConflict');
  expect([moved.querySelectorAll('[role=alert]').length, moved.querySelector('details')?.open]).toEqual([1, false]);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
