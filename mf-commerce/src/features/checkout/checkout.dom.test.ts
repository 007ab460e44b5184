import { act } from '@testing-library/react';
import type { CartView } from 'shared-types/commerce/cart';
import { cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { comeBack, one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { choose, complete, openCheckout, PLACED, problems, send, total } from './checkout.fixture';

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
  openCheckout(sampleCheckout(), {
    beforehand: () => {
      one('[name=email]').value = 'ada@example.com';
      one(`[value="${sampleId(502)}"]`).checked = true;
    },
  });
  expect([one('[name=email]').value, total()]).toEqual(['ada@example.com', '$101.00']);
});

test('a cart changed in another tab changes the totals here', async () => {
  const host = openCheckout();
  host.replies.push({ ok: true, status: 200, body: sampleCart([sampleEntry({ quantity: 1 })], { revision: 30 }) });
  await act(async () => host.bus.publish('commerce/cart', { revision: 30, items: 1, subtotalCents: 3200 }));
  expect(total()).toBe('$40.50');
});

test('an empty checkout is loaded anew once another tab has put something in the cart', async () => {
  const host = openCheckout(sampleCheckout(sampleCart([]), { countries: [] }));
  host.replies.push({ ok: true, status: 200, body: sampleCart(undefined, { revision: 30 }) });
  await act(async () => host.bus.publish('commerce/cart', { revision: 30, items: 1, subtotalCents: 3200 }));
  expect(host.navigated).toEqual(['/about']);
});

describe('a cart that comes to be sent, or to be sent no more, in another tab', () => {
  const abroad = [
    { code: 'AT', name: 'Austria' },
    { code: 'DE', name: 'Germany', needs: ['zip'] },
  ] as const;
  const world = [...abroad, { code: 'US', name: 'United States' }] as const;
  const files = sampleCart([sampleDigitalEntry()]);
  const listed = () =>
    [...one<HTMLSelectElement & HTMLInputElement>('[name=country]').options].map(({ value }) => value);
  const write = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) one(`[name=${name}]`).value = value;
  };
  const typed = (...names: readonly string[]) => names.map((name) => one(`[name=${name}]`).value);
  const publish = (host: ReturnType<typeof openCheckout>, view: CartView) => {
    host.replies.push(cartReply(view));
    const { revision, cart } = view;
    return act(async () =>
      host.bus.publish('commerce/cart', { revision, items: cart.entries.length, subtotalCents: cart.subtotalCents }),
    );
  };

  test('is asked for with its countries, and can be ordered with what was typed before', async () => {
    const host = openCheckout(sampleCheckout(files, { countries: [] }));
    write({ email: 'ada@example.com', phone: '123', note: 'By noon' });
    await publish(host, sampleCart(undefined, { revision: 20, countries: abroad }));
    expect(host.calls.map(({ path }) => path)).toEqual(['/api/commerce/cart/cart?countries=yes']);
    expect([listed(), host.navigated]).toEqual([['', 'AT', 'DE'], []]);
    expect(typed('email', 'phone', 'note')).toEqual(['ada@example.com', '123', 'By noon']);
    await choose('[name=country]', 'DE');
    expect(one('[name=zip]').required).toBe(true);
  });

  test('a chosen country that goods do not go to is asked for anew', async () => {
    const host = openCheckout(sampleCheckout({ ...files, isPricedByPlace: true }, { countries: world }));
    host.replies.push(cartReply({ ...files, isPricedByPlace: true }));
    await choose('[name=country]', 'US');
    write({ email: 'ada@example.com', zip: '10115' });
    await publish(host, sampleCart(undefined, { revision: 20, countries: abroad, isPricedByPlace: true }));
    expect([listed(), typed('country', 'zip')]).toEqual([
      ['', 'AT', 'DE'],
      ['', '10115'],
    ]);
    await send();
    expect(problems().textContent).toContain('Please choose a country.');
    expect(one('[name=country]').getAttribute('aria-invalid')).toBe('true');
  });

  test('an address that is not asked for meanwhile is there again when it is', async () => {
    const host = openCheckout();
    await complete();
    await publish(host, { ...files, revision: 20, countries: [] });
    expect(document.querySelector('[name=city]')).toBeNull();
    one('[name=note]').value = 'By noon';
    const { countries } = sampleCheckout();
    await publish(host, sampleCart(undefined, { revision: 30, countries }));
    expect(typed('email', 'firstName', 'line1', 'city', 'zip', 'country', 'note')).toEqual([
      'ada@example.com',
      'Ada',
      '12 Garden Lane',
      'Portland',
      '97214',
      'US',
      'By noon',
    ]);
  });

  test('what a change of the cart is answered with is read again with its countries', async () => {
    const cart = { ...files, isPricedByPlace: true };
    const host = openCheckout(sampleCheckout(cart, { countries: world }));
    const now = { ...sampleCart(undefined, { revision: 20 }), isPricedByPlace: true };
    host.replies.push(cartReply(now), cartReply({ ...now, countries: abroad }));
    await choose('[name=country]', 'DE');
    expect(host.calls.map(({ path }) => path).slice(0, 2)).toEqual([
      '/api/commerce/delivery/delivery',
      '/api/commerce/cart/cart?countries=yes',
    ]);
    expect([listed(), typed('country')]).toEqual([['', 'AT', 'DE'], ['DE']]);
  });
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
