import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './order.effects';
import { examples } from './order.example';
import type { OrderHost } from './order-host';
import { messages } from './order.messages';
import { element } from './order.view';

const host: OrderHost = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const formAt = (root: HTMLElement, act: string) =>
  root.querySelector<HTMLInputElement>(`[name="act"][value="${act}"]`)?.form as HTMLFormElement;
const actsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('[name="act"]')].map(({ value }) => value);

test('shows all of the order: buyer, address, lines with answers, totals, payment and history', async () => {
  const root = show('partly');
  for (const text of [
    'Order 1001',
    'Fulfilled Paid Refunded in part',
    'ada@example.com',
    '+1 503 555 0100',
    'Portland, Oregon 97214',
    'Ring twice.\nThank you.',
    'Glaze: Oat',
    'Words: For Ada',
    'MUG-OAT',
    'Parcel Post',
  ])
    expect(root.textContent).toContain(text);
  const sums = [...root.querySelectorAll('.admin-order__sum')].map((row) => row.textContent);
  expect(sums).toEqual([
    'Subtotal$82.00',
    'Shipping · Standard$8.50',
    'Total$90.50',
    'Paid$90.50',
    'Refunded-$8.50',
    'PaymentAs your shop states',
  ]);
  const events = [...root.querySelectorAll('.admin-order__event')].map((one) => one.textContent);
  expect(events[0]).toContain('Placed · Buyer');
  expect(events[4]).toContain('Refunded · עדה');
  expect(events[4]).toContain('$8.50, returned by handCame late');
  expect(await axeFindings()).toEqual([]);
});

test.each([
  [false, ['Subtotal$82.00', 'Discount · TEN-$8.20', 'Shipping · Standard$8.50', 'City tax$4.12', 'Total$90.50']],
  [
    true,
    ['Subtotal$82.00', 'Discount · TEN-$8.20', 'Shipping · Standard$8.50', 'Total$90.50', 'Includes City tax$4.12'],
  ],
])('names each discount and each tax; included taxes (%s) are below the total', (isTaxIncluded, rows) => {
  const { block, data } = examples.open;
  const view = data['admin/order/order'];
  if (!view) throw new Error('The sample has no order.');
  const order = {
    ...view.order,
    discounts: [{ code: 'TEN', kind: 'percent', amountCents: 820 }],
    taxes: [{ name: 'City tax', rate: 500, amountCents: 412 }],
    isTaxIncluded,
  } as const;
  const root = showView(element({ block, data: { 'admin/order/order': { ...view, order } } }, host), block.id);
  const sums = [...root.querySelectorAll('.admin-order__sum')].map((row) => row.textContent);
  expect(sums.slice(0, rows.length)).toEqual(rows);
});

spec('ROLE-04', 'has a form for each possible action, and for no other', () => {
  expect(actsOf(show('open'))).toEqual(['pay', 'fulfil', 'cancel', 'note']);
  expect(actsOf(show('cancelled'))).toEqual(['refund', 'note']);
  const looking = show('readOnly');
  expect([actsOf(looking), looking.textContent?.includes(messages.readOnly)]).toEqual([[], true]);
});

test('each form is plain HTML that names order, state and key', () => {
  const form = formAt(show('partly'), 'refund');
  expect([form.getAttribute('action'), form.method]).toEqual(['/api/config/order/1001/refund', 'post']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    crumb: 'a-crumb',
    key: expect.stringMatching(/.+/),
    block: examples.open.block.id,
    page: '/config/orders/1001',
    seen: '1',
    act: 'refund',
    amount: '82.00',
    reason: '',
  });
  const cancel = formAt(show('open'), 'cancel');
  expect(new FormData(cancel).get('restock')).toBe('yes');
});

test('the amount returned to a gift card is stated with the refund, until it has been returned', () => {
  const back = '$40.00 goes back to the gift card';
  expect(formAt(show('giftCard'), 'refund').textContent).toContain(back);
  const { block, data } = examples.giftCard;
  const view = data['admin/order/order'];
  if (!view) throw new Error('The sample has no order.');
  const order = { ...view.order, progress: { ...view.order.progress, status: 'cancelled' } } as const;
  const cancelled = { ...examples.giftCard, data: { 'admin/order/order': { ...view, order } } };
  expect(showView(element(cancelled, host), block.id).textContent).not.toContain(back);
  expect(formAt(show('partly'), 'refund').textContent).not.toContain('gift card');
});

test('the order of a gift card offers a new code, and says that the earlier one stops working', async () => {
  const form = formAt(show('giftCardBought'), 'reissue');
  expect(form.closest('details')?.textContent).toContain('The earlier code stops working');
  expect(form.action).toContain('/gift-card');
  expect(await axeFindings()).toEqual([]);
});

test('a cancelled order that is paid says what is still to be refunded', () => {
  expect(show('cancelled').textContent).toContain('This order was cancelled, but $90.50 is paid.');
});

test('a rejection is shown at its open form, with what was typed; a result is shown once, at the top', async () => {
  const wrong = show('wrong');
  const form = formAt(wrong, 'refund');
  expect([form.closest('details')?.open, form.querySelector<HTMLInputElement>('[name="amount"]')?.value]).toEqual([
    true,
    '100',
  ]);
  expect(form.querySelector('[data-field-error="amount"]')?.textContent).toContain('up to $82.00');
  expect(wrong.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(formAt(show('changed'), 'refund').querySelector('[role="alert"]')?.textContent).toContain(
    'Jan changed this order',
  );
  expect(show('done').querySelector('[role="status"]')?.textContent).toBe(messages.done);
  expect(await axeFindings()).toEqual([]);
});

test('after the session has ended it keeps the form as typed, with a link to sign in, and no order data', async () => {
  const root = show('signedOut');
  expect(root.querySelectorAll('form')).toHaveLength(1);
  expect(Object.fromEntries(new FormData(formAt(root, 'refund')))).toMatchObject({
    page: '/config/orders/1001',
    seen: '3',
    amount: '10',
    reason: 'Too late',
  });
  expect(root.querySelector('[role=alert]')?.textContent).toBe('Sign in to continue.');
  expect(root.querySelector('[data-sign-in]:not([hidden]) a')?.getAttribute('target')).toBe('_blank');
  expect(root.textContent).not.toContain('ada@example.com');
  expect(await axeFindings()).toEqual([]);
});

test('forms that need confirmation are left to the browser, so that the server asks if the script does not run', () => {
  const isEnhanced = (form: HTMLFormElement) => form.hasAttribute('data-enhance');
  expect(['pay', 'fulfil', 'cancel', 'note'].map((act) => isEnhanced(formAt(show('open'), act)))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a question of the server is shown at its form, which sends what was asked, with the former state', async () => {
  const root = show('confirming');
  const form = formAt(root, 'refund');
  expect(form.querySelector('[role="alert"]')?.textContent).toContain('Refund $10.00?');
  const kept = { seen: '0', amount: '10', reason: 'Too late' };
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ confirmed: 'yes', ...kept });
  expect(form.querySelectorAll('input:not([type="hidden"]), textarea')).toHaveLength(0);
  expect([form.hasAttribute('data-enhance'), form.dataset['confirm']]).toEqual([true, undefined]);
  expect(form.querySelector('a')?.getAttribute('href')).toBe('/config/orders/1001');
  expect(await axeFindings()).toEqual([]);
});

describe('with script', () => {
  /** Starts the page and returns what the shell would send. */
  const begin = (name: keyof typeof examples, answer: 'confirm' | 'reject' | 'cancel') => {
    const root = show(name);
    const stop = new AbortController();
    const fake = createFakeHost(messages);
    const confirmations: unknown[] = [];
    const dialogs = {
      ...fake.dialogs,
      confirm: (options: unknown) => (confirmations.push(options), Promise.resolve(answer)),
    };
    start(root, { ...fake, dialogs, stop: stop.signal } as never);
    const sent: string[] = [];
    const shell = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const { act, confirmed } = Object.fromEntries(new FormData(form)) as Record<string, string>;
      if (!event.defaultPrevented && form.hasAttribute('data-enhance')) sent.push([act, confirmed].join(' ').trim());
      event.preventDefault();
    };
    document.addEventListener('submit', shell, { signal: stop.signal });
    return { root, confirmations, sent, stop, settle: () => new Promise((go) => setTimeout(go)) };
  };

  test.each([
    ['confirm', ['refund yes']],
    ['reject', []],
    ['cancel', []],
  ] as const)('a refund is confirmed with its amount; after “%s” is sent: %j', async (answer, expected) => {
    const { root, confirmations, sent, stop, settle } = begin('partly', answer);
    const form = formAt(root, 'refund');
    form.querySelector<HTMLInputElement>('[name="amount"]')!.value = '12.50';
    form.requestSubmit();
    await settle();
    expect(confirmations).toEqual([expect.objectContaining({ title: 'Refund 12.50 USD?', confirmText: 'Refund' })]);
    expect(sent).toEqual(expected);
    stop.abort();
  });

  test.each([
    ['50.50', true],
    ['50,5', true],
    [' 050.50', true],
    ['5 0.50', true],
    ['50.49', false],
    ['x', false],
  ])('confirming a refund of %s mentions the amount returned to the gift card: %j', async (amount, isShown) => {
    const { root, confirmations, stop, settle } = begin('giftCard', 'reject');
    const form = formAt(root, 'refund');
    form.querySelector<HTMLInputElement>('[name="amount"]')!.value = amount;
    form.requestSubmit();
    await settle();
    const [{ message = '' } = {}] = confirmations as { message?: string }[];
    expect([message.includes('The refund is recorded'), message.includes('$40.00 goes back')]).toEqual([true, isShown]);
    stop.abort();
  });

  test('only cancelling needs confirmation, each time; paying, fulfilling and noting do not', async () => {
    const { root, confirmations, sent, stop, settle } = begin('open', 'confirm');
    for (const act of ['pay', 'fulfil', 'note', 'cancel', 'cancel']) {
      formAt(root, act).requestSubmit();
      await settle();
    }
    expect(confirmations).toHaveLength(2);
    expect(sent).toEqual(['pay', 'fulfil', 'note', 'cancel yes', 'cancel yes']);
    stop.abort();
  });

  test('a form being sent is neither confirmed nor sent again, and after the end nothing is handled', async () => {
    const { root, confirmations, sent, stop, settle } = begin('partly', 'confirm');
    const form = formAt(root, 'refund');
    form.setAttribute('aria-busy', 'true');
    form.requestSubmit();
    await settle();
    expect([confirmations, sent]).toEqual([[], []]);
    stop.abort();
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
    await settle();
    expect(confirmations).toEqual([]);
  });
});
