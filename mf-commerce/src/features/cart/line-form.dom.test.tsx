import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import type { FormState } from 'shared-types/render';
import { COOKIE } from 'shared-types/site/cookie';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleEntry, sampleLineForm } from '../../parts/sample-store/sample-store.fixture';
import { cartProps } from './cart.example';
import { strings } from './cart.strings';
import { element } from './cart.view';

const lineId = sampleEntry().id;
const PATH = `/api/commerce/cart/lines/${lineId}/form`;
const one = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<E>(selector)!;
const details = () => one<HTMLDetailsElement>('[data-line-form]');
const words = () => one('input[name="field.words.value"]');
const notice = () => one('[data-line-failure]')?.textContent;

function cartWith(changes: Partial<CartEntry>, revision = 10): CartView {
  return sampleCart([sampleEntry(changes)], { revision });
}
const unanswered = (revision?: number) => cartWith({ form: sampleLineForm(), problem: 'form' }, revision);
const saved = (text: string, revision: number) =>
  cartWith({ form: sampleLineForm({ words: text }), answers: [{ title: 'Words', answer: text }] }, revision);

function told(view: CartView): RequestResult<unknown> {
  const { totalQuantity: items, subtotalCents } = view.cart;
  const facts = { 'commerce/cart': { revision: view.revision, items, subtotalCents } };
  return { ok: true, status: 200, body: { ...view, facts } };
}
const refusal = (code: string, error: string, errors?: Record<string, string>): RequestResult<unknown> => ({
  ok: false,
  status: 400,
  code,
  message: error,
  failure: { error, code, ...(errors ? { data: { errors } } : {}) },
});
const unreachable: RequestResult<unknown> = { ok: false, status: 0, code: 'site/unreachable', message: '' };

const ends: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = `${COOKIE.hasCart}=1`;
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  cleanup();
  jest.useRealTimers();
});

function open(view: CartView, beforehand: () => void = () => undefined, form?: FormState) {
  const host = createFakeHost(strings, { perRequest: { return: '/cart' } });
  ends.push(host.end);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(element(cartProps(view, form), host));
  beforehand();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(element(cartProps(view, form), host), { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  return host;
}

const pass = (ms = 10) => act(() => jest.advanceTimersByTimeAsync(ms));
async function press(selector: string): Promise<void> {
  await act(async () => one(selector).click());
  await pass();
}
const pressSummary = () => press('[data-line-form] summary');
const pressSave = () => press('[data-line-form] button');

describe('opening', () => {
  test('reads the cart first, so that the form shows what the server has', async () => {
    const host = open(unanswered());
    host.replies.push(told(saved('From another tab', 12)));
    await pressSummary();
    expect(host.calls.map(({ path }) => path)).toEqual(['/api/commerce/cart/cart']);
    expect([details().open, words().value]).toEqual([true, 'From another tab']);
    expect(host.bus.latest('commerce/cart')?.revision).toBe(12);
  });

  spec('CART-18', 'that fails says so, once, and the form stays closed', async () => {
    const host = open(unanswered());
    host.replies.push(unreachable);
    await pressSummary();
    expect([details().open, notice(), host.said]).toEqual([false, 'Unable to open form', ['Unable to open form']]);
    expect(details().hasAttribute('aria-busy')).toBe(false);
    host.replies.push(told(unanswered(11)));
    await pressSummary();
    expect([details().open, notice()]).toEqual([true, undefined]);
  });

  spec('CART-18', 'says why, where the shop asks nothing any more or the line is gone', async () => {
    const host = open(unanswered());
    host.replies.push(told(cartWith({}, 11)));
    await pressSummary();
    expect(notice()).toBe('Unable to open form. There is nothing to fill in any more.');
    const other = open(unanswered());
    other.replies.push(told(sampleCart([], { revision: 11 })));
    await pressSummary();
    expect(other.said).toEqual(['Unable to open form. It is no longer in your cart.']);
  });

  spec('CART-18', 'that throws is reported and counts as failed', async () => {
    const host = open(unanswered());
    jest.spyOn(host, 'request').mockRejectedValueOnce(new Error('boom'));
    await pressSummary();
    expect([notice(), host.records.map(({ text }) => text)]).toEqual(['Unable to open form', ['boom']]);
  });

  test('twice at once reads once, and closing reads nothing', async () => {
    const host = open(unanswered());
    host.replies.push(told(unanswered(11)));
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
    open(unanswered(), () => {
      details().open = true;
      words().value = 'typed early';
    });
    await pass();
    expect([details().open, words().value]).toEqual([true, 'typed early']);
  });
});

describe('saving', () => {
  async function openForm(view = unanswered()) {
    const host = open(view);
    host.replies.push(told({ ...view, revision: 11 }));
    await pressSummary();
    host.calls.splice(0);
    return host;
  }

  test('sends the answers under a key of their own, shows them, closes the form and says so', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    host.replies.push(told(saved('For Ada', 12)));
    await pressSave();
    expect(host.calls).toMatchObject([
      {
        path: PATH,
        options: {
          method: 'PUT',
          body: {
            form: { words: 'For Ada', font: '', sides: [], note: '', gift: [] },
            key: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
        },
      },
    ]);
    expect([details().open, one('.commerce-cart__answer').textContent]).toEqual([false, 'Words: For Ada']);
    expect(document.activeElement).toBe(one('summary'));
    expect(host.said).toEqual(['Your details for Stoneware mug are saved.']);
    expect(one('[data-checkout]')).not.toBeNull();
  });

  spec('CART-17', 'that is refused says so once, keeps what was typed, and leads to what is wrong', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    const error = 'One or more fields is invalid, please check your entries.';
    host.replies.push(refusal('commerce/line-form-invalid', error, { words: 'Not these words.' }));
    await pressSave();
    expect([details().open, words().value, notice()]).toEqual([true, 'For Ada', `Unable to update form. ${error}`]);
    expect(host.said).toEqual([`Unable to update form. ${error}`]);
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(words().getAttribute('aria-describedby')?.split(' ')[1] ?? '')?.textContent).toBe(
      'Not these words.',
    );
    expect(document.activeElement).toBe(words());
    host.replies.push(told(saved('For Ada', 12)));
    await pressSave();
    expect([notice(), words().hasAttribute('aria-invalid')]).toEqual([undefined, false]);
  });

  spec('CART-17', 'that gets no answer says so and keeps what was typed', async () => {
    const host = await openForm();
    words().value = 'For Ada';
    host.replies.push(unreachable);
    await pressSave();
    expect([details().open, words().value, notice()]).toEqual([true, 'For Ada', 'Unable to update form']);
  });

  test('twice at once sends once; what the browser knows to be wrong is not sent', async () => {
    const host = await openForm();
    await pressSave();
    expect(host.calls).toEqual([]);
    words().value = 'For Ada';
    host.replies.push(told(saved('For Ada', 12)));
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
    host.replies.push(told(saved('For Ben', 12)));
    await press('[data-checkout]');
    expect([host.calls.map(({ path }) => path), host.navigated]).toEqual([[PATH], ['/commerce/goto-checkout']]);
  });

  test('and where that fails, the way stays closed', async () => {
    const host = await openForm(saved('For Ada', 10));
    words().value = 'For Ben';
    host.replies.push(unreachable);
    await press('[data-checkout]');
    expect([host.navigated, notice()]).toEqual([[], 'Unable to update form']);
  });

  test('an open form nobody has typed into is not sent', async () => {
    const host = await openForm(saved('For Ada', 10));
    await press('[data-checkout]');
    expect([host.calls, host.navigated.length]).toEqual([[], 1]);
  });
});

test('a quantity that fails is still told as a quantity', async () => {
  const host = open(saved('For Ada', 10));
  host.replies.push(refusal('commerce/line-too-many', 'Only 3 pieces are in stock.'));
  one('[data-quantity] input').value = '50';
  await act(async () => void one('[data-quantity] input').dispatchEvent(new Event('change', { bubbles: true })));
  await pass(1000);
  expect(notice()).toBe('Unable to update quantity. Only 3 pieces are in stock.');
});
