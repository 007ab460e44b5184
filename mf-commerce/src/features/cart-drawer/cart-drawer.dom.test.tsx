import { act } from '@testing-library/react';
import type { CartView } from 'shared-types/commerce/cart';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { LOST, cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { goLive, one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { prepareSheets, pressEscape } from '../../parts/sheet/sheet.fixture';
import { messages } from '../cart/cart.messages';
import { examples } from './cart-drawer.example';
import { element } from './cart-drawer.view';

prepareSheets();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms = 10) => act(() => jest.advanceTimersByTimeAsync(ms));
const at = (quantity: number, revision = 10) =>
  sampleCart([sampleEntry({ quantity }), sampleDigitalEntry()], { revision });

function openPage() {
  const host = createFakeHost(messages, { perRequest: { return: '/about' } });
  goLive({ host, view: element(examples.closed, host) });
  const seen: string[] = [];
  host.bus.on('commerce/cart-shown').subscribe(() => seen.push('shown'));
  const openDrawer = async (...replies: (CartView | typeof LOST)[]) => {
    host.replies.push(...replies.map((reply) => ('cart' in reply ? cartReply(reply) : reply)));
    host.bus.send('commerce/cart-requested', {});
    await pass();
  };
  return { host, seen, openDrawer };
}

const dialog = () => one<HTMLDialogElement>('dialog');
const state = () => one<HTMLElement>('[data-drawer]').dataset['drawer'];
const quantity = () => Number(one('[data-quantity] input')?.value);
const click = (selector: string) => act(async () => one(selector).click());

test('is closed and asks for nothing until somebody asks for it', async () => {
  const { host } = openPage();
  await pass(10_000);
  expect([dialog().open, host.calls]).toEqual([false, []]);
});

test('opens with the cart as the server has it, says so on the bus, and axe finds nothing wrong with it', async () => {
  const { host, seen, openDrawer } = openPage();
  await openDrawer(at(3));
  expect([dialog().open, state(), quantity(), seen]).toEqual([true, 'cart', 3, ['shown']]);
  expect(host.bus.latest('commerce/cart')).toMatchObject({ revision: 10, items: 4 });
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

test('opens at once and says that it is loading', async () => {
  const { host } = openPage();
  Object.assign(host, { request: () => new Promise(() => undefined) });
  host.bus.send('commerce/cart-requested', {});
  await pass();
  expect([dialog().open, state(), one('[role=status]').textContent]).toEqual([true, 'loading', 'Loading your cart…']);
});

test('an empty cart says so, and leads to the shop', async () => {
  const { openDrawer } = openPage();
  await openDrawer(sampleCart([]));
  expect(dialog().textContent).toContain('Your cart is empty.');
  expect(one<HTMLAnchorElement>('.commerce-cart__empty a').getAttribute('href')).toBe('/shop');
});

test('a cart that cannot be read says so once, keeps the focus, and comes with another try', async () => {
  const { host, openDrawer } = openPage();
  await openDrawer(LOST);
  expect([state(), host.announced]).toEqual(['failed', ['Your cart could not be loaded. Nothing in it is lost.']]);
  host.replies.push(cartReply(at(2)));
  one('[data-drawer-again]').focus();
  await click('[data-drawer-again]');
  await pass();
  expect([state(), quantity(), document.activeElement]).toEqual(['cart', 2, one('h2')]);
});

test('it comes by itself when the network is back', async () => {
  const { host, openDrawer } = openPage();
  await openDrawer(LOST);
  host.replies.push(cartReply(at(2)));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass();
  expect([state(), quantity()]).toEqual(['cart', 2]);
});

test('opened again it shows what it knows at once, and then what the server has', async () => {
  const { openDrawer } = openPage();
  await openDrawer(at(3));
  await act(async () => void pressEscape());
  expect(dialog().open).toBe(false);
  await openDrawer(LOST);
  expect([dialog().open, state(), quantity()]).toEqual([true, 'cart', 3]);
  await act(async () => void pressEscape());
  await openDrawer(at(5, 11));
  expect(quantity()).toBe(5);
});

spec(
  ['CART-11', 'CART-12'],
  'changes are the cart’s own: shown at once, written once they rest, none asks first',
  async () => {
    const { host, openDrawer } = openPage();
    await openDrawer(at(1));
    await click('[data-step="1"]');
    expect([quantity(), one('[data-cart-total]').textContent]).toEqual([2, '$82.00']);
    expect(one('.commerce-cart__subtotal').getAttribute('aria-busy')).toBe('true');
    host.replies.push(cartReply(at(2, 11)));
    await pass(500);
    expect(host.calls.at(-1)).toMatchObject({ options: { method: 'PUT', body: { quantity: 2 } } });
    one('[data-quantity] input').value = '0';
    host.replies.push(cartReply(sampleCart([sampleDigitalEntry()], { revision: 12 })));
    await act(async () => void one('[data-quantity] input').dispatchEvent(new Event('change', { bubbles: true })));
    await pass(500);
    expect(host.dialogMessages).toEqual(['Setting the quantity to 0 removes Stoneware mug from your cart.']);
    expect(document.querySelectorAll('[data-line]')).toHaveLength(1);
  },
);

test('the focus of the last line that goes moves to the drawer’s title', async () => {
  const { openDrawer } = openPage();
  await openDrawer(sampleCart([sampleEntry()]));
  one('[data-remove] button').focus();
  await click('[data-remove] button');
  expect(document.activeElement).toBe(one('h2'));
});

spec('CART-15', 'a change that fails is undone and said once', async () => {
  const { host, openDrawer } = openPage();
  await openDrawer(at(1));
  host.replies.push(LOST, cartReply(at(1)), cartReply(at(1)));
  await click('[data-step="1"]');
  await pass(10_000);
  expect([quantity(), host.announced]).toEqual([1, ['Unable to update quantity']]);
});

test('what was changed and not sent is sent as the page hides', async () => {
  const { host, openDrawer } = openPage();
  await openDrawer(at(1));
  await click('[data-step="1"]');
  window.dispatchEvent(new Event('pagehide'));
  await pass();
  const written = host.calls.filter(({ options }) => options.method === 'PUT').map(({ options }) => options);
  expect(written).toMatchObject([{ body: { quantity: 2 }, keepalive: true }]);
  expect(dialog().open).toBe(false);
});

test('closed, it still writes what rests and follows the cart', async () => {
  const { host, openDrawer } = openPage();
  await openDrawer(at(1));
  await click('[data-step="1"]');
  await act(async () => void pressEscape());
  host.replies.push(cartReply(at(2, 11)), cartReply(at(7, 20)));
  await pass(500);
  expect(host.calls.at(-1)?.options.method).toBe('PUT');
  await act(async () => host.bus.publish('commerce/cart', { revision: 20, items: 8, subtotalCents: 1 }));
  await pass();
  expect(quantity()).toBe(7);
});

test('keeping on shopping closes it, and is a link where it is to be another window', async () => {
  const { openDrawer } = openPage();
  await openDrawer(at(1));
  const link = one('[data-keep-shopping]');
  const tap = (how: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  expect([tap({ ctrlKey: true }), dialog().open]).toEqual([true, true]);
  expect([tap(), dialog().open]).toEqual([false, false]);
});

test('once it has ended it opens no more', async () => {
  const { host, openDrawer } = openPage();
  host.end();
  await openDrawer(at(1));
  expect([dialog().open, host.calls]).toEqual([false, []]);
});
