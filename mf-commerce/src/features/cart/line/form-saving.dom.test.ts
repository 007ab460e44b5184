import { act } from '@testing-library/react';
import { spec } from '../../../../../tools/testing/spec';
import { LOST, refusal, cartReply } from '../../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../../parts/in-page/go-live.fixture';
import { key, lineId, notice, openCart, pass, prepareCarts, tooMany, type } from '../cart.fixture';
import { details, press, pressSummary, saved, unanswered, words } from './form.fixture';

const PATH = `/api/commerce/cart/lines/${lineId}/form`;
const pressSave = () => press('[data-line-form] button');

prepareCarts();

describe('saving', () => {
  async function openForm(view = unanswered()) {
    const host = openCart(view);
    host.replies.push(cartReply({ ...view, revision: 11 }));
    await pressSummary();
    host.calls.splice(0);
    return host;
  }

  test('sends the answers under a key of their own, shows them, closes the form and says so', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    host.replies.push(cartReply(saved('For Ada', 12)));
    await pressSave();
    expect(host.calls).toMatchObject([
      {
        path: PATH,
        options: {
          method: 'PUT',
          body: {
            form: { words: 'For Ada', font: '', sides: [], note: '', gift: [] },
            key,
          },
        },
      },
    ]);
    expect([details().open, one('.commerce-cart__answer').textContent]).toEqual([false, 'Words: For Ada']);
    expect(document.activeElement).toBe(one('summary'));
    expect(host.announced).toEqual(['Your details for Stoneware mug are saved.']);
    expect(one('[data-checkout]')).not.toBeNull();
  });

  spec('CART-17', 'that is refused says so once, keeps what was typed, and leads to what is wrong', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    const error = 'One or more fields is invalid, please check your entries.';
    host.replies.push(refusal('commerce/line-form-invalid', error, { words: 'Not these words.' }));
    await pressSave();
    expect([details().open, words().value, notice()]).toEqual([true, 'For Ada', `Unable to update form. ${error}`]);
    expect(host.announced).toEqual([`Unable to update form. ${error}`]);
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(words().getAttribute('aria-describedby')?.split(' ')[1] ?? '')?.textContent).toBe(
      'Not these words.',
    );
    expect(document.activeElement).toBe(words());
    // What is wrong goes with the value it was said of.
    await act(async () => void words().dispatchEvent(new Event('input', { bubbles: true })));
    expect([notice(), words().hasAttribute('aria-invalid'), document.activeElement]).toEqual([
      undefined,
      false,
      words(),
    ]);
    host.replies.push(cartReply(saved('For Ada', 12)));
    await pressSave();
    expect([notice(), words().hasAttribute('aria-invalid')]).toEqual([undefined, false]);
  });

  spec('CART-17', 'that gets no answer says so and keeps what was typed', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    host.replies.push(LOST);
    await pressSave();
    expect([details().open, words().value, notice()]).toEqual([true, 'For Ada', 'Unable to update form']);
  });

  test('twice at once sends once; what the browser knows to be wrong is not sent', async () => {
    const host = await openForm();
    await pressSave();
    expect(host.calls).toEqual([]);
    words().value = 'For Ada';
    host.replies.push(cartReply(saved('For Ada', 12)));
    await act(async () => {
      one('[data-line-form] button').click();
      one('[data-line-form] button').click();
    });
    await pass();
    expect(host.calls).toHaveLength(1);
  });

  test('what is typed and not saved is saved on the way to the checkout', async () => {
    const host = await openForm(saved('For Ada', 10));
    words().value = 'For Ben';
    host.replies.push(cartReply(saved('For Ben', 12)));
    await press('[data-checkout]');
    expect([host.calls.map(({ path }) => path), host.navigated]).toEqual([[PATH], ['/commerce/goto-checkout']]);
  });

  test('and where that fails, the way stays closed until it is saved', async () => {
    const host = await openForm(saved('For Ada', 10));
    words().value = 'For Ben';
    host.replies.push(LOST);
    await press('[data-checkout]');
    expect([host.navigated, notice()]).toEqual([[], 'Unable to update form']);
    host.replies.push(cartReply(saved('For Ben', 12)));
    await press('[data-checkout]');
    expect(host.navigated).toEqual(['/commerce/goto-checkout']);
  });

  test('what is being saved is waited for on the way to the checkout', async () => {
    const host = await openForm(saved('For Ada', 10));
    words().value = 'For Ben';
    host.replies.push(cartReply(saved('For Ben', 12)));
    await act(async () => {
      one('[data-line-form] button').click();
      one('[data-checkout]').click();
    });
    await pass();
    expect([host.calls.length, host.navigated]).toEqual([1, ['/commerce/goto-checkout']]);
  });

  test('an open form nobody has typed into is not sent', async () => {
    const host = await openForm(saved('For Ada', 10));
    await press('[data-checkout]');
    expect([host.calls, host.navigated.length]).toEqual([[], 1]);
  });
});

test('a quantity that fails is still told as a quantity', async () => {
  const host = openCart(saved('For Ada', 10));
  host.replies.push(tooMany);
  await type('50');
  await pass(1000);
  expect(notice()).toBe('Unable to update quantity. Only 3 pieces are in stock.');
});
