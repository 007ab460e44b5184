import { act } from '@testing-library/react';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { RequestResult } from 'shared-types/host/request';
import type { FormState } from 'shared-types/render';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { goLive, one } from '../../parts/in-page/go-live.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { checkoutProps } from './checkout.example';
import { messages } from './checkout.messages';
import { element } from './checkout.view';

/** The server has taken the order. */
export const PLACED: RequestResult<unknown> = {
  ok: true,
  status: 200,
  body: {
    orderId: 'o',
    location: '/checkout/order/secret',
    states: { 'commerce/cart': { revision: 11, items: 0, subtotalCents: 0 } },
  },
};

/** The total on screen. */
export const total = () => one('[data-grand-total]').textContent;
/** The question whether the order may come to another total. */
export const question = () => one<HTMLElement>('[data-new-total]');
/** The list of what is wrong. */
export const problems = () => one<HTMLElement>('[data-error-summary]');

interface Opening {
  readonly beforehand?: () => void;
  readonly replies?: readonly RequestResult<unknown>[];
  /** What a refused form sent back. */
  readonly form?: FormState;
}

/** Opens the page of a checkout, and lets it go live. */
export function openCheckout(
  view: CheckoutView = sampleCheckout(),
  { beforehand, replies = [], form }: Opening = {},
): FakeHost<typeof messages> {
  const host = createFakeHost(messages);
  host.replies.push(...replies);
  goLive({ host, view: element(checkoutProps(view, form), host), beforehand });
  return host;
}

/** Marks a choice, or gives a list a value. */
export function choose(selector: string, value?: string): Promise<void> {
  return act(async () => {
    const control = one(selector);
    if (value === undefined) control.checked = true;
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Types into a field. */
export function type(name: string, value: string): Promise<void> {
  return act(async () => {
    const control = one(`[name=${name}]`);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Fills in what an order of the sample cart needs. */
export async function complete(): Promise<void> {
  const typed = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Moss',
    line1: '12 Garden Lane',
    city: 'Portland',
    zip: '97214',
  };
  for (const [name, value] of Object.entries(typed)) one(`[name=${name}]`).value = value;
  await choose('[name=country]', 'US');
}

/** Presses the button that orders. */
export const press = () =>
  one<HTMLFormElement>('.commerce-checkout__form').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
/** Presses it, and lets the answer arrive. */
export const send = () => act(async () => void press());
