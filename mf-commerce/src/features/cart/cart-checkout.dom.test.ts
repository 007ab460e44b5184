import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart } from '../../parts/sample-store/sample-cart.fixture';
import { click, key, openCart, pass, prepareCarts, reply, tooMany, type } from './cart.fixture';

prepareCarts();

describe('the way to the checkout', () => {
  spec('CKOUT-01', 'is gone where the browser holds a cart', async () => {
    const host = openCart();
    await click('[data-checkout]');
    expect(host.navigated).toEqual(['/commerce/goto-checkout']);
  });

  spec(['CKOUT-02', 'CKOUT-03'], 'without the cart’s cookies an alert says so and nothing is gone to', async () => {
    document.cookie = `${COOKIE.hasCart}=; max-age=0`;
    const host = openCart();
    await click('[data-checkout]');
    expect(host.dialogMessages).toEqual([
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    ]);
    expect(host.navigated).toEqual([]);
  });

  test('first sends what is waiting', async () => {
    const host = openCart();
    host.replies.push(reply(3));
    await type('3');
    await click('[data-checkout]');
    await pass(0);
    expect([host.calls[0]?.options.body, host.navigated.length]).toEqual([{ quantity: 3, key }, 1]);
  });

  test('stays where a waiting change is refused', async () => {
    const host = openCart();
    host.replies.push(tooMany);
    await type('50');
    await click('[data-checkout]');
    await pass(0);
    expect([host.navigated, host.announced]).toEqual([[], ['Unable to update quantity. Only 3 pieces are in stock.']]);
  });

  spec('CKOUT-04', 'closes as soon as the subtotal falls below the minimum', async () => {
    const host = openCart(sampleCart(undefined, { minimumSubtotalCents: 6000 }));
    host.replies.push(reply(1));
    await type('1');
    expect([one('[data-minimum]').textContent, one('[data-checkout]')]).toEqual([
      'To check out, your order subtotal must be $60.00 or more.',
      null,
    ]);
  });
});
