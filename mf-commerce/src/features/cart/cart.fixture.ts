import { act } from '@testing-library/react';
import type { CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import type { FormState } from 'shared-types/render';
import { COOKIE } from 'shared-types/site/cookie';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { refusal, cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { goLive, one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { cartProps } from './cart.example';
import { messages } from './cart.messages';
import { element } from './cart.view';

/** The first line of the sample cart. */
export const lineId = sampleEntry().id;
/** Every change has a name of its own. */
export const key = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
/** The server has fewer pieces. */
export const tooMany = refusal('commerce/line-too-many', 'Only 3 pieces are in stock.');

/** The quantity of the first line. */
export const input = () => one(`[data-line="${lineId}"] [data-quantity] input`);
/** The total on screen. */
export const total = () => one('[data-cart-total]').textContent;
/** How many lines the page shows. */
export const lines = () => document.querySelectorAll('[data-line]').length;
/** What a line says of a change that failed. */
export const notice = () => one('[data-line-failure]')?.textContent;

/** The server's cart with so many pieces in the first line; 0 is no such line. */
export function reply(quantity: number, revision = 11): RequestResult<unknown> {
  const entries = [...(quantity > 0 ? [sampleEntry({ quantity })] : []), sampleDigitalEntry()];
  return cartReply(sampleCart(entries, { revision }));
}

/** Lets time pass. */
export const pass = (ms = 10) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Types a quantity for the first line. */
export async function type(value: string): Promise<void> {
  input().value = value;
  await act(async () => void input().dispatchEvent(new Event('change', { bubbles: true })));
}

/** Clicks the first element that matches. */
export async function click(selector: string): Promise<void> {
  await act(async () => one(selector).click());
}

interface Opening {
  readonly beforehand?: () => void;
  /** What a refused form sent back. */
  readonly form?: FormState;
}

/** Opens the page of a cart, and lets it go live. */
export function openCart(view: CartView = sampleCart(), { beforehand, form }: Opening = {}): FakeHost<typeof messages> {
  const host = createFakeHost(messages, { perRequest: { return: '/cart' } });
  goLive({ host, view: element(cartProps(view, form), host), beforehand });
  return host;
}

/** Before each test of the file: time stands still, and the browser holds a cart. */
export function prepareCarts(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    document.cookie = `${COOKIE.hasCart}=1`;
  });
  afterEach(() => jest.useRealTimers());
}
