import { act } from '@testing-library/react';
import { comeBack, one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { choose, complete, openCheckout, PLACED, send, total } from './checkout.fixture';

test('totals follow the way it is sent, and the seen total with them', async () => {
  openCheckout();
  expect(total()).toBe('$90.50');
  await choose(`[value="${sampleId(502)}"]`);
  expect([total(), one('[name=seenTotalCents]').value]).toEqual(['$101.00', '10100']);
});

test('the country decides which ways there are, and one of them is always marked', async () => {
  openCheckout();
  await choose(`[value="${sampleId(502)}"]`);
  await choose('[name=country]', 'CA');
  const options = [...document.querySelectorAll<HTMLInputElement>('[name=shippingOptionId]')];
  expect(options.map(({ value, checked }) => [value, checked])).toEqual([[sampleId(503), true]]);
  expect(total()).toBe('$106.00');
  await choose('[name=country]', 'US');
  expect(one('[name=shippingOptionId]:checked').value).toBe(sampleId(502));
});

test('what was chosen before the view was live counts', () => {
  openCheckout(sampleCheckout(), () => {
    one('[name=email]').value = 'ada@example.com';
    one(`[value="${sampleId(502)}"]`).checked = true;
  });
  expect([one('[name=email]').value, total()]).toEqual(['ada@example.com', '$101.00']);
});

test('a cart changed in another tab changes the totals here', async () => {
  const host = openCheckout();
  host.replies.push({ ok: true, status: 200, body: sampleCart([sampleEntry({ quantity: 1 })], { revision: 30 }) });
  await act(async () => host.bus.tell('commerce/cart', { revision: 30, items: 1, subtotalCents: 3200 }));
  expect(total()).toBe('$40.50');
});

test('an empty checkout is loaded anew once another tab has put something in the cart', async () => {
  const host = openCheckout(sampleCheckout(sampleCart([]), { countries: [] }));
  host.replies.push({ ok: true, status: 200, body: sampleCart(undefined, { revision: 30 }) });
  await act(async () => host.bus.tell('commerce/cart', { revision: 30, items: 1, subtotalCents: 3200 }));
  expect(host.navigated).toEqual(['/about']);
});

test('a page that comes back after its order is loaded anew', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push(PLACED);
  await send();
  await comeBack();
  expect(host.navigated).toEqual(['/checkout/order/secret', '/about']);
});

test('once stopped, nothing is sent any more', async () => {
  const host = openCheckout();
  await complete();
  host.end();
  await send();
  expect(host.calls).toEqual([]);
});
