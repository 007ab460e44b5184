import { renderToString } from 'react-dom/server';
import { FULL_PAGE_CART_ID } from 'shared-types/commerce/cart';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { config } from '../../config';
import { start } from './indicator.effects';
import { examples } from './indicator.example';
import { messages } from './indicator.messages';
import { element } from './indicator.view';

const BUDGET_MS = config.overPageBudgetMs.default;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(page = '') {
  const host = createFakeHost(messages);
  document.body.innerHTML = renderToString(element(examples.one, host)) + page;
  start(document.body, host);
  const requested: unknown[] = [];
  host.bus.on('commerce/cart-requested').subscribe((request) => requested.push(request));
  const link = document.querySelector('a') as HTMLAnchorElement;
  /** Taps; true where the browser is left to follow the link. jsdom goes nowhere. */
  const tap = (how: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return { host, link, tap, requested };
}

const fail = (feature: 'commerce/cart-drawer' | 'commerce/cart') =>
  ({ feature, remote: 'mf-commerce', version: '1', stage: 'feature', message: 'lost' }) as const;

test('a tap asks for the cart over the page, and marks the link until it has opened', () => {
  const { host, link, tap, requested } = open();
  expect([tap(), requested.length, link.getAttribute('aria-busy')]).toEqual([false, 1, 'true']);
  host.bus.send('commerce/cart-shown', {});
  jest.advanceTimersByTime(BUDGET_MS * 2);
  expect([link.hasAttribute('aria-busy'), host.navigated]).toEqual([false, []]);
  expect([tap(), requested.length]).toEqual([false, 2]);
});

test('where it does not open in time, the link is followed once', () => {
  const { host, link, tap } = open();
  tap();
  jest.advanceTimersByTime(BUDGET_MS - 1);
  expect(host.navigated).toEqual([]);
  jest.advanceTimersByTime(BUDGET_MS * 2);
  expect([host.navigated, link.hasAttribute('aria-busy')]).toEqual([[link.href], false]);
});

test('where it cannot go live, the link is followed at once, and by every later tap', () => {
  const { host, link, tap, requested } = open();
  tap();
  host.bus.send('site/feature-failed', fail('commerce/cart'));
  expect(host.navigated).toEqual([]);
  host.bus.send('site/feature-failed', fail('commerce/cart-drawer'));
  expect(host.navigated).toEqual([link.href]);
  expect([tap(), requested.length]).toEqual([true, 1]);
});

test('a second tap meanwhile is the link’s own', () => {
  const { tap } = open();
  expect([tap(), tap()]).toEqual([false, true]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the link’s own',
  (how) => {
    const { tap, requested } = open();
    expect([tap(how), requested]).toEqual([true, []]);
  },
);

test('on the page of the cart it is a link', () => {
  const { tap, requested } = open(`<div id="${FULL_PAGE_CART_ID}"></div>`);
  expect([tap(), requested]).toEqual([true, []]);
});

test.each([
  ['who has left the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ['once the feature has ended', ({ end }: { end: () => void }) => end()],
])('nobody is led on %s', (_name, leave) => {
  const { host, tap } = open();
  tap();
  leave(host);
  jest.advanceTimersByTime(BUDGET_MS * 2);
  expect(host.navigated).toEqual([]);
});
