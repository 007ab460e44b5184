import { act } from '@testing-library/react';
import { spec } from '../../../../../tools/testing/spec';
import { LOST, cartReply } from '../../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../../parts/in-page/go-live.fixture';
import { sampleCart } from '../../../parts/sample-store/sample-cart.fixture';
import { notice, openCart, pass, prepareCarts } from '../cart.fixture';
import { cartWith, details, pressSummary, saved, unanswered, words } from './form.fixture';

prepareCarts();

describe('opening', () => {
  test('reads the cart first, so that the form shows what the server has', async () => {
    const host = openCart(unanswered());
    host.replies.push(cartReply(saved('From another tab', 12)));
    await pressSummary();
    expect(host.calls.map(({ path }) => path)).toEqual(['/api/commerce/cart/cart']);
    expect([details().open, words().value]).toEqual([true, 'From another tab']);
    expect(host.bus.latest('commerce/cart')?.revision).toBe(12);
  });

  spec('CART-18', 'that fails says so, once, and the form stays closed', async () => {
    const host = openCart(unanswered());
    host.replies.push(LOST);
    await pressSummary();
    expect([details().open, notice(), host.announced]).toEqual([false, 'Unable to open form', ['Unable to open form']]);
    expect(details().hasAttribute('aria-busy')).toBe(false);
    host.replies.push(cartReply(unanswered(11)));
    await pressSummary();
    expect([details().open, notice()]).toEqual([true, undefined]);
  });

  spec('CART-18', 'says why, where the shop asks nothing any more or the line is gone', async () => {
    const host = openCart(unanswered());
    host.replies.push(cartReply(cartWith({}, 11)));
    await pressSummary();
    expect(notice()).toBe('Unable to open form. There is nothing to fill in any more.');
    const other = openCart(unanswered());
    other.replies.push(cartReply(sampleCart([], { revision: 11 })));
    await pressSummary();
    expect(other.announced).toEqual(['Unable to open form. It is no longer in your cart.']);
  });

  spec('CART-18', 'that throws is reported and counts as failed', async () => {
    const host = openCart(unanswered());
    jest.spyOn(host, 'request').mockRejectedValueOnce(new Error('boom'));
    await pressSummary();
    expect([notice(), host.records.map(({ text }) => text)]).toEqual(['Unable to open form', ['boom']]);
  });

  test('twice at once reads once, and closing reads nothing', async () => {
    const host = openCart(unanswered());
    host.replies.push(cartReply(unanswered(11)));
    await act(async () => {
      one('summary').click();
      one('summary').click();
    });
    await pass();
    expect([details().open, host.calls.length]).toEqual([true, 1]);
    await pressSummary();
    expect([details().open, host.calls.length]).toEqual([false, 1]);
  });

  test('before the view was live keeps it open, with what was typed', async () => {
    openCart(unanswered(), {
      beforehand: () => {
        details().open = true;
        words().value = 'typed early';
      },
    });
    await pass();
    expect([details().open, words().value]).toEqual([true, 'typed early']);
  });
});
