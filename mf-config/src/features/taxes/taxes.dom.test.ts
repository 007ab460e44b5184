import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { examples } from './taxes.example';
import type { TaxesHost } from './taxes-host';
import { strings } from './taxes.strings';
import { element } from './taxes.view';

const host: TaxesHost = createFakeRenderHost<Record<keyof typeof strings, string>>(strings);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('says of each rule how much it is, where, and on what', () => {
  const entries = [...show('some').querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll(':scope > p')].map(({ textContent }) => textContent),
  );
  expect(entries).toEqual([
    ['In use', '19%, Germany', 'Also on what sending costs'],
    ['Switched off', '7.75%, United States', 'Only some states or postal codes', 'On: physical, digital'],
  ]);
});

test('says whether prices include the taxes, what to do next where there is no rule, and what was done', () => {
  expect(show('some').textContent).toContain('The taxes are added to the prices of this store.');
  expect(show('included').textContent).toContain('The prices of this store include the taxes.');
  expect(show('empty').textContent).toContain('so nothing is taxed');
  expect(show('empty').querySelector('a[href="/config/taxes/new"]')).not.toBeNull();
  expect(show('moved').querySelector('[role=status]')?.textContent).toBe('The order is changed.');
  expect(show('removed').querySelector('[role=status]')?.textContent).toContain('The tax rule is removed.');
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
