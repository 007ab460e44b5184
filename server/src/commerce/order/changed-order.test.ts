import fc from 'fast-check';
import { changedOrder, refundableCents, type OrderChange, type OrderState } from './changed-order';

const changes: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.constantFrom<OrderChange>(
    { kind: 'paid' },
    { kind: 'declined' },
    { kind: 'fulfilled' },
    { kind: 'paid', isTakenAgain: true },
    { kind: 'cancelled' },
    { kind: 'cancelled', isUnpaid: true },
    { kind: 'noted' },
  ),
  fc
    .oneof(fc.integer({ min: -5, max: 300 }), fc.constantFrom(0, 0.5, NaN, Infinity, 2 ** 60))
    .map((cents) => ({ kind: 'refunded', cents }) as const),
);

const placed = (totalCents: number): OrderState => ({
  status: 'open',
  payment: 'pending',
  totalCents,
  paidCents: 0,
  refundedCents: 0,
});

/** Every state in sequence; refused changes do not change it. */
function history(totalCents: number, made: readonly OrderChange[]): { state: OrderState; by?: OrderChange }[] {
  const steps: { state: OrderState; by?: OrderChange }[] = [{ state: placed(totalCents) }];
  for (const by of made) {
    const changed = changedOrder(steps.at(-1)!.state, by);
    if (changed.ok) steps.push({ state: changed.state, by });
  }
  return steps;
}

const everyHistory = (holds: (steps: ReturnType<typeof history>) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 250 }), fc.array(changes, { maxLength: 25 }), (total, made) =>
      holds(history(total, made)),
    ),
    { numRuns: 500 },
  );

test('refunds never exceed payments, whatever is tried in whatever order', () => {
  everyHistory((steps) => {
    for (const { state } of steps) {
      expect(state.refundedCents).toBeLessThanOrEqual(state.paidCents);
      expect([0, state.totalCents]).toContain(state.paidCents);
    }
    const given = steps.reduce((sum, { by }) => sum + (by?.kind === 'refunded' ? by.cents : 0), 0);
    expect(given).toBe(steps.at(-1)?.state.refundedCents);
  });
});

test('amounts and the payment state agree', () => {
  everyHistory((steps) => {
    for (const { state } of steps) {
      expect(state.payment === 'refunded').toBe(state.paidCents > 0 && refundableCents(state) === 0);
      expect(state.payment === 'pending' || state.payment === 'failed').toBe(state.paidCents === 0);
    }
  });
});

test('an order is paid, fulfilled or cancelled once, and never both fulfilled and cancelled', () => {
  everyHistory((steps) => {
    const times = (kind: string) => steps.filter(({ by }) => by?.kind === kind).length;
    expect(times('paid')).toBeLessThanOrEqual(1);
    expect(times('fulfilled')).toBeLessThanOrEqual(1);
    // Twice, if a late payment has reopened it in between.
    const reopened = steps.filter(
      ({ state, by }, at) => by?.kind === 'paid' && state.status !== steps[at - 1]?.state.status,
    );
    expect(times('cancelled')).toBeLessThanOrEqual(1 + reopened.length);
    expect(steps.at(-1)?.state.status === 'fulfilled' && times('cancelled') > reopened.length).toBe(false);
  });
});

test('a cancelled order stays cancelled, and payments for it are recorded; a payment reopens only a released one', () => {
  everyHistory((steps) => {
    steps.forEach(({ state, by }, index) => {
      const before = steps[index - 1]?.state;
      if (before?.status !== 'cancelled') return;
      expect(['paid', 'refunded', 'noted']).toContain(by?.kind);
      const isOpened = before.isReleased === true && by?.kind === 'paid' && by.isTakenAgain === true;
      expect(state.status).toBe(isOpened ? 'open' : 'cancelled');
    });
  });
});

test('only an open and unpaid order is released', () => {
  everyHistory((steps) => {
    steps.forEach(({ state, by }, index) => {
      if (by?.kind !== 'cancelled' || !by.isUnpaid) return;
      expect([steps[index - 1]?.state.status, state.paidCents, state.isReleased]).toEqual(['open', 0, true]);
    });
  });
});

test('nothing is shipped for a failed or fully refunded payment', () => {
  everyHistory((steps) => {
    steps.forEach(({ by }, index) => {
      if (by?.kind === 'fulfilled') expect(['pending', 'paid']).toContain(steps[index - 1]?.state.payment);
    });
  });
});

test.each<[string, Partial<OrderState>, OrderChange, string]>([
  ['paid twice', { payment: 'paid', paidCents: 100 }, { kind: 'paid' }, 'admin/order-paid'],
  ['declined when cancelled', { status: 'cancelled' }, { kind: 'declined' }, 'admin/order-cancelled'],
  [
    'released when paid',
    { payment: 'paid', paidCents: 100 },
    { kind: 'cancelled', isUnpaid: true },
    'admin/order-paid',
  ],
  ['released when sent', { status: 'fulfilled' }, { kind: 'cancelled', isUnpaid: true }, 'admin/order-fulfilled'],
  ['sent twice', { status: 'fulfilled' }, { kind: 'fulfilled' }, 'admin/order-fulfilled'],
  ['sent when cancelled', { status: 'cancelled' }, { kind: 'fulfilled' }, 'admin/order-cancelled'],
  ['sent when declined', { payment: 'failed' }, { kind: 'fulfilled' }, 'admin/order-payment-failed'],
  [
    'sent when given back',
    { payment: 'refunded', paidCents: 100, refundedCents: 100 },
    { kind: 'fulfilled' },
    'admin/order-refunded',
  ],
  ['given back unpaid', {}, { kind: 'refunded', cents: 1 }, 'admin/order-unpaid'],
  [
    'too much given back',
    { payment: 'paid', paidCents: 100, refundedCents: 60 },
    { kind: 'refunded', cents: 41 },
    'admin/refund-too-high',
  ],
  ['cancelled when sent', { status: 'fulfilled' }, { kind: 'cancelled' }, 'admin/order-fulfilled'],
])('%s: is refused with its code', (_, over, change, code) => {
  expect(changedOrder({ ...placed(100), ...over }, change)).toEqual({ ok: false, code });
});

test('allowed changes work: payment, refund in two parts, fulfilment, cancellation, another try after a declined payment', () => {
  const kinds = (made: OrderChange[]) =>
    history(100, made).map(({ state: { status, payment, refundedCents } }) => [status, payment, refundedCents]);
  expect(
    kinds([
      { kind: 'declined' },
      { kind: 'paid' },
      { kind: 'fulfilled' },
      { kind: 'refunded', cents: 40 },
      { kind: 'refunded', cents: 60 },
    ]),
  ).toEqual([
    ['open', 'pending', 0],
    ['open', 'failed', 0],
    ['open', 'paid', 0],
    ['fulfilled', 'paid', 0],
    ['fulfilled', 'paid', 40],
    ['fulfilled', 'refunded', 100],
  ]);
  expect(kinds([{ kind: 'cancelled' }]).at(-1)).toEqual(['cancelled', 'pending', 0]);
});

test('a donation is paid, refunded and cancelled like goods, and never fulfilled', () => {
  const donation = { ...placed(2500), kind: 'donation' } as const;
  expect(changedOrder(donation, { kind: 'fulfilled' })).toEqual({ ok: false, code: 'admin/order-no-goods' });
  for (const kind of ['paid', 'cancelled'] as const) expect(changedOrder(donation, { kind }).ok).toBe(true);
});
