import { act } from '@testing-library/react';
import { spec } from '../../../../tools/testing/spec';
import { LOST } from '../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart } from '../../parts/sample-store/sample-cart.fixture';
import {
  click,
  input,
  key,
  lineId,
  notice,
  openCart,
  pass,
  prepareCarts,
  reply,
  tooMany,
  total,
  type,
} from './cart.fixture';

prepareCarts();

describe('quantities', () => {
  test('50 clicks on more make at most 2 writes; totals show at once and are confirmed', async () => {
    const host = openCart();
    host.replies.push(reply(52));
    for (let count = 0; count < 50; count += 1) await click(`[data-line="${lineId}"] [data-step="1"]`);
    expect([input().value, total(), one('.commerce-cart__subtotal').getAttribute('aria-busy')]).toEqual([
      '52',
      '$1,682.00',
      'true',
    ]);
    await pass(1000);
    expect(host.calls.map(({ path, options }) => [path, options.method, options.body])).toEqual([
      [`/api/commerce/cart/lines/${lineId}`, 'PUT', { quantity: 52, key }],
    ]);
    expect([total(), one('.commerce-cart__subtotal').getAttribute('aria-busy')]).toEqual(['$1,682.00', 'false']);
    expect(host.bus.latest('commerce/cart')).toMatchObject({ revision: 11, items: 53 });
    expect(host.announced).toEqual(['Cart updated. Subtotal $1,682.00.']);
  });

  test('a tap draws neither the codes nor the place beside the lines again', async () => {
    const countries = [{ code: 'US', name: 'United States' }];
    const host = openCart({ ...sampleCart(), takesCoupons: true, countries });
    const text = jest.spyOn(host, 'text');
    await click(`[data-line="${lineId}"] [data-step="1"]`);
    const messageKeys = text.mock.calls.map(([messageKey]) => messageKey);
    expect([
      messageKeys.includes('subtotal'),
      messageKeys.includes('couponCode'),
      messageKeys.includes('estimate'),
    ]).toEqual([true, false, false]);
  });

  spec('CART-15', 'a refused change is undone, shown at its line, and said once', async () => {
    const host = openCart();
    host.replies.push(tooMany, reply(2, 12));
    await type('50');
    expect(total()).toBe('$1,618.00');
    await pass(1000);
    expect([input().value, total()]).toEqual(['2', '$82.00']);
    expect(notice()).toBe('Unable to update quantity. Only 3 pieces are in stock.');
    expect(host.announced).toEqual(['Unable to update quantity. Only 3 pieces are in stock.']);
  });

  test('after a failure the cart is read again until it arrives, and shows what the server has', async () => {
    const host = openCart();
    host.replies.push(LOST, LOST, LOST, reply(7, 15));
    await type('7');
    await pass(500);
    expect([input().value, notice()]).toEqual(['2', 'Unable to update quantity']);
    await pass(5000);
    expect([input().value, total(), notice()]).toEqual(['7', '$242.00', undefined]);
    expect(host.announced).toEqual(['Unable to update quantity', 'Cart updated. Subtotal $242.00.']);
  });

  spec('CART-15', 'a change whose answer is lost is shown where the server made it, and no failure is', async () => {
    const host = openCart();
    host.replies.push(LOST, reply(7, 15));
    input().focus();
    await type('7');
    await pass(500);
    expect([input().value, total(), notice()]).toEqual(['7', '$242.00', undefined]);
    expect(host.announced).toEqual(['Cart updated. Subtotal $242.00.']);
    expect(document.activeElement).toBe(input());
  });

  spec(
    'CART-15',
    'a change that the server makes long after it was given up is shown, and its failure goes',
    async () => {
      const host = openCart();
      const old = reply(2, 10);
      host.replies.push({ ok: false, status: 0, code: 'site/timed-out', message: '' }, old, old, old, reply(7, 15));
      await type('7');
      await pass(20_000);
      expect([input().value, notice()]).toEqual(['2', 'Unable to update quantity']);
      await pass(20_000);
      expect([input().value, notice(), host.calls.length]).toEqual(['7', undefined, 5]);
      await pass(60_000);
      expect(host.calls).toHaveLength(5);
    },
  );

  test('an answer may take longer than ten seconds', async () => {
    const host = openCart();
    host.replies.push(reply(3));
    await type('3');
    await pass(1000);
    expect(host.calls[0]?.options.timeoutMs).toBeGreaterThan(10_000);
  });

  test('a good status with something else than a cart in it is a failure too', async () => {
    const host = openCart();
    host.replies.push({ ok: true, status: 200, body: { cart: 'none' } }, reply(2, 12));
    await type('3');
    await pass(1000);
    expect([input().value, host.announced]).toEqual(['2', ['Unable to update quantity']]);
  });

  test('what was typed before the view was live is taken up', async () => {
    const host = openCart(sampleCart(), { beforehand: () => (input().value = '4') });
    host.replies.push(reply(4));
    expect([input().value, total()]).toEqual(['4', '$146.00']);
    await pass(1000);
    expect(host.calls[0]?.options.body).toEqual({ quantity: 4, key });
  });

  test('what a refused form sent back is not sent a second time', async () => {
    const form = {
      values: { lineId, quantity: '50' },
      errors: {},
      message: 'Only 3 left.',
      code: 'commerce/line-too-many',
    };
    const host = openCart(sampleCart(), { form });
    expect(input().value).toBe('2');
    await pass(1000);
    expect(host.calls).toEqual([]);
  });

  test('a call that throws is reported and counts as failed; the next change is sent all the same', async () => {
    const host = openCart();
    jest.spyOn(host, 'request').mockRejectedValueOnce(new Error('boom'));
    host.replies.push(reply(2, 12));
    await type('3');
    await pass(1000);
    expect([input().value, host.records.map(({ text }) => text)]).toEqual(['2', ['boom']]);
    host.replies.push(reply(4, 13));
    await type('4');
    await pass(1000);
    expect([input().value, host.calls.at(-1)?.options.body]).toEqual(['4', { quantity: 4, key }]);
  });

  test('what is not readable goes back to the quantity of the line', async () => {
    const host = openCart();
    await type('');
    expect(input().value).toBe('2');
    await pass(1000);
    expect(host.calls).toEqual([]);
  });

  test('saving by the form sends the quantity too, and the page stays', async () => {
    const host = openCart();
    host.replies.push(reply(3));
    input().value = '3';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void input().form?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await pass(1000);
    expect(host.calls[0]?.options.body).toEqual({ quantity: 3, key });
  });

  test('the focus stays in the input through change, confirmation and failure', async () => {
    const host = openCart();
    host.replies.push(tooMany);
    input().focus();
    await type('9');
    await pass(1000);
    expect(document.activeElement).toBe(input());
  });
});
