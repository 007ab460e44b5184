import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { createFakeHost, type FakeHost } from '../../tools/testing/host/fake-host';
import { RELEASE } from './parts/origin/release.fixture';
import { analytics } from './starts';

Object.assign(globalThis, { colonnade: { release: RELEASE } });
Object.assign(performance, { getEntriesByType: () => [] });

const requested = jest.fn();
jest.mock('./seldom', () => ({
  get createStoreEvents() {
    requested('events');
    return () => ({ show: () => undefined, arrive: () => undefined });
  },
  identify: async () => ({}),
}));

async function requestedFor(html: string, context = {}, happen: (host: FakeHost) => void = () => undefined) {
  requested.mockClear();
  document.body.innerHTML = html;
  const host = createFakeHost({}, { context });
  host.allow('analytics');
  await analytics(document.body, host);
  happen(host);
  await new Promise((resolve) => setTimeout(resolve));
  host.end();
  return requested.mock.calls.flat() as string[];
}

test.each([
  ['a page of texts', '<p>Text</p>', {}, []],
  ['a search', '', { pageType: PAGE_TYPE.search }, ['events']],
  ['an order', '', { pageType: PAGE_TYPE.orderConfirmed }, ['events']],
  ['a product’s page', '', { item: { id: 'a', title: 'Mug', path: '/mug', recordType: 4 } }, ['events']],
  ['a page that has a product', '<div data-feature="commerce/product"></div>', {}, ['events']],
  ['a page that has a button', '<div data-feature="blocks/button"><a href="/">Go</a></div>', {}, []],
])('%s loads no more files than it needs', async (_what, html, context, wanted) => {
  expect(await requestedFor(html, context)).toEqual(wanted);
});

test('a product viewed on top of the page has the file ready before it can be bought', async () => {
  const view = ({ bus }: FakeHost) => bus.send('commerce/product-viewed', { productId: 'a-product' });
  expect(await requestedFor('<p>Text</p>', {}, view)).toEqual(['events']);
});
