import { act } from '@testing-library/react';
import { spec } from '../../../../tools/testing/spec';
import { LOST, refusal } from '../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { click, input, lineId, lines, notice, openCart, pass, prepareCarts, reply, total, type } from './cart.fixture';

prepareCarts();

describe('a quantity of 0', () => {
  spec(['CART-11', 'CART-14'], 'asks first', async () => {
    const host = openCart();
    host.outcomes.push('reject');
    await type('0');
    expect(host.dialogMessages).toEqual(['Setting the quantity to 0 removes Stoneware mug from your cart.']);
  });

  spec('CART-11', 'asks once where Enter is a change and a submit', async () => {
    const host = openCart();
    input().value = '0';
    await act(async () => {
      input().dispatchEvent(new Event('change', { bubbles: true }));
      input().form?.requestSubmit();
    });
    expect(host.dialogMessages).toHaveLength(1);
  });

  spec('CART-12', 'removes the line once confirmed', async () => {
    const host = openCart();
    host.outcomes.push('confirm');
    host.replies.push(reply(0));
    await type('0');
    await pass(100);
    expect(lines()).toBe(1);
    expect(host.calls[0]).toMatchObject({ path: `/api/commerce/cart/lines/${lineId}`, options: { method: 'DELETE' } });
  });

  test.each(['reject', 'cancel'] as const)('CART-13: %s keeps the line and its quantity', async (outcome) => {
    const host = openCart();
    host.outcomes.push(outcome);
    await type('0');
    await pass(1000);
    expect([lines(), input().value, total(), host.calls.length]).toEqual([2, '2', '$82.00', 0]);
  });
});

describe('removal', () => {
  test('takes the line away at once, and the focus goes to what stands in its place', async () => {
    const host = openCart();
    host.replies.push(reply(0));
    one(`[data-line="${lineId}"] [data-remove] button`).focus();
    await click(`[data-line="${lineId}"] [data-remove] button`);
    expect([lines(), total(), host.dialogMessages.length]).toEqual([1, '$18.00', 0]);
    expect(document.activeElement).toBe(one('[data-remove] button'));
    await pass(1000);
    expect(host.calls.filter(({ options }) => options.method === 'DELETE')).toHaveLength(1);
  });

  test('of the last line leaves an empty cart, and the focus on its heading', async () => {
    const host = openCart(sampleCart([sampleEntry()]));
    host.replies.push(reply(0));
    await click(`[data-remove] button`);
    expect(document.body.textContent).toContain('Your cart is empty.');
    expect(document.activeElement).toBe(one('[data-cart-title]'));
  });

  spec('CART-16', 'that fails brings the line back and says so once', async () => {
    const host = openCart();
    host.replies.push(refusal('site/internal', ''), reply(2, 12));
    await click(`[data-line="${lineId}"] [data-remove] button`);
    await pass(1000);
    expect([lines(), total()]).toEqual([2, '$82.00']);
    expect(notice()).toBe('Unable to remove item');
    expect(host.announced).toEqual(['Unable to remove item']);
  });

  spec('CART-16', 'whose answer is lost is shown where the server made it', async () => {
    const host = openCart();
    host.replies.push(LOST, reply(0));
    await click(`[data-line="${lineId}"] [data-remove] button`);
    await pass(1000);
    expect([lines(), host.announced]).toEqual([1, ['Cart updated. Subtotal $18.00.']]);
  });
});
