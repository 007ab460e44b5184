import { PAGE_TYPE } from 'shared-types/site/page-type';
import { createFakeHost } from '../../tools/testing/fake-host';
import { RELEASE } from './parts/origin/release.fixture';
import { analytics, census } from './starts';

Object.assign(globalThis, { colonnade: { release: RELEASE } });
Object.assign(performance, { getEntriesByType: () => [] });

const asked = jest.fn();
jest.mock('./seldom', () => ({
  get createStoreEvents() {
    asked('events');
    return () => ({ show: () => undefined, arrive: () => undefined });
  },
  get countSeen() {
    asked('census');
    return () => undefined;
  },
}));

async function askedFor(html: string, context = {}): Promise<readonly string[]> {
  asked.mockClear();
  document.body.innerHTML = html;
  const host = createFakeHost({}, { context });
  host.allow('analytics');
  for (const start of [analytics, census]) await start(document.body, host);
  host.end();
  return asked.mock.calls.flat() as string[];
}

test.each([
  ['a page of texts', '<p>Text</p>', {}, []],
  ['a search', '', { pageType: PAGE_TYPE.search }, ['events']],
  ['an order', '', { pageType: PAGE_TYPE.orderConfirmed }, ['events']],
  ['a product’s page', '', { item: { id: 'a', title: 'Mug', path: '/mug', recordType: 4 } }, ['events']],
  ['a page that has a product', '<div data-feature="commerce/product"></div>', {}, ['events']],
  ['a page that has a button', '<div data-feature="blocks/button"><a href="/">Go</a></div>', {}, ['census']],
  ['a page that has a form', '<form action="/api/form/SaveFormSubmission"></form>', {}, ['census']],
  ['a page with a popup', '<dialog id="colonnade-popup"></dialog>', {}, ['census']],
])('%s asks for no more than what it has something for', async (_what, html, context, wanted) => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  expect(await askedFor(html, context)).toEqual(wanted);
});
