import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { start } from './donation.effects';
import { examples } from './donation.example';
import { messages } from './donation.messages';
import { element } from './donation.view';

const show = (name: keyof typeof examples, page = {}) =>
  showView(element(examples[name], createFakeHost(messages, page)), examples[name].block.id);

spec(['DONATE-01', 'DONATE-02'], 'its button leads the whole window to the checkout, by the id of its page', () => {
  const link = show('open').querySelector('a');
  expect([link?.getAttribute('href'), link?.target, link?.textContent]).toEqual([
    `/checkout/donate?donatePageId=${sampleId(70)}`,
    '_top',
    'Donate',
  ]);
  const polish = show('worded', { context: { languageRoot: '/pl' } }).querySelector('a');
  expect([polish?.getAttribute('href'), polish?.textContent]).toEqual([
    `/pl/checkout/donate?donatePageId=${sampleId(70)}`,
    'Help us fire',
  ]);
});

spec('DONATE-03', 'a block without a button says so in the console, and one with a button nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  start(show('open'));
  expect(warn).not.toHaveBeenCalled();
  start(show('closed'));
  expect(warn.mock.calls).toEqual([['Careful, there was no button found inside this node!']]);
  warn.mockRestore();
});
