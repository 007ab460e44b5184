import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import {
  cartSlice,
  cartReceived,
  changeConfirmed,
  changeFailed,
  createCartStore,
  quantityWanted,
  selectIsUnconfirmed,
  selectLines,
  selectObstacle,
  selectSubtotalCents,
} from './cart.state';

const lineId = sampleEntry().id;
const wants = (quantity: number) => quantityWanted({ lineId, quantity });
const fails = (quantity: number) =>
  changeFailed({ lineId, quantity, code: 'commerce/line-too-many', message: 'Only 3 left.' });
const withQuantity = (quantity: number, revision: number) =>
  sampleCart([sampleEntry({ quantity }), sampleDigitalEntry()], { revision });
const quantityOf = (store: ReturnType<typeof createCartStore>) =>
  selectLines(store.getState()).find(({ id }) => id === lineId)?.quantity;

const lines = fc
  .array(
    fc.record({ unitPriceCents: fc.integer({ min: 0, max: 100_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    { minLength: 1, maxLength: 100 },
  )
  .map((entries) => entries.map((entry, index) => sampleEntry({ id: sampleId(index), ...entry })));

test('shown totals are exact to the cent, whatever is wanted', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 999 }), (entries, quantity) => {
      const store = createCartStore(sampleCart(entries));
      store.dispatch(quantityWanted({ lineId: sampleId(0), quantity }));
      const exact = entries.reduce(
        (sum, entry, index) => sum + BigInt(entry.unitPriceCents) * BigInt(index === 0 ? quantity : entry.quantity),
        0n,
      );
      expect(BigInt(selectSubtotalCents(store.getState()))).toBe(exact);
    }),
  );
});

test('a wanted quantity shows at once, and as unconfirmed until the server has told', () => {
  const store = createCartStore(sampleCart());
  store.dispatch(wants(5));
  expect(selectLines(store.getState())[0]).toMatchObject({ quantity: 5, lineTotalCents: 16_000, isUnconfirmed: true });
  expect(selectIsUnconfirmed(store.getState())).toBe(true);
  store.dispatch(changeConfirmed({ lineId, quantity: 5, view: withQuantity(5, 11) }));
  expect(selectLines(store.getState())[0]).toMatchObject({ quantity: 5, isUnconfirmed: false });
  expect(selectSubtotalCents(store.getState())).toBe(17_800);
});

test('a confirmation does not take back what has been wanted since', () => {
  const store = createCartStore(sampleCart());
  store.dispatch(wants(3));
  store.dispatch(wants(4));
  store.dispatch(changeConfirmed({ lineId, quantity: 3, view: withQuantity(3, 11) }));
  expect([quantityOf(store), selectIsUnconfirmed(store.getState())]).toEqual([4, true]);
});

spec('CART-15', 'a failed change of quantity is undone and noted at its line', () => {
  const store = createCartStore(sampleCart());
  store.dispatch(wants(5));
  store.dispatch(fails(5));
  expect(selectLines(store.getState())[0]).toMatchObject({
    quantity: 2,
    isUnconfirmed: false,
    failure: { tried: 'quantity' },
  });
});

spec('CART-16', 'a failed removal brings the line back and notes it there', () => {
  const store = createCartStore(sampleCart());
  store.dispatch(wants(0));
  expect(selectLines(store.getState())).toHaveLength(1);
  store.dispatch(fails(0));
  expect(selectLines(store.getState())[0]).toMatchObject({ id: lineId, quantity: 2, failure: { tried: 'removal' } });
});

test('a failure that has been overtaken by another input is not noted, and a new input takes the note away', () => {
  const store = createCartStore(sampleCart());
  store.dispatch(wants(5));
  store.dispatch(wants(6));
  store.dispatch(fails(5));
  expect([quantityOf(store), store.getState().failures]).toEqual([6, {}]);
  store.dispatch(fails(6));
  expect(Object.keys(store.getState().failures)).toEqual([lineId]);
  store.dispatch(wants(3));
  expect(store.getState().failures).toEqual({});
});

test('an older telling changes nothing', () => {
  const store = createCartStore(withQuantity(2, 10));
  store.dispatch(cartReceived(withQuantity(9, 9)));
  expect(quantityOf(store)).toBe(2);
  store.dispatch(cartReceived(withQuantity(9, 11)));
  expect(quantityOf(store)).toBe(9);
});

test('at rest the shown cart is the one the server told last, in whatever order inputs and replies arrive', () => {
  const input = fc.record({ kind: fc.constant('input' as const), quantity: fc.integer({ min: 0, max: 9 }) });
  const reply = fc.record({
    kind: fc.constantFrom('confirmed' as const, 'failed' as const),
    quantity: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(input, reply)), (events) => {
      const store = createCartStore(withQuantity(2, 10));
      let received = 2;
      events.forEach(({ kind, quantity }, index) => {
        if (kind === 'input') return store.dispatch(wants(quantity));
        if (kind === 'failed') return store.dispatch(fails(quantity));
        received = quantity;
        return store.dispatch(changeConfirmed({ lineId, quantity, view: withQuantity(quantity, 11 + index) }));
      });
      // Every input that is still open ends one way or the other.
      const open = store.getState().wanted[lineId];
      if (open !== undefined) store.dispatch(fails(open));
      expect(selectIsUnconfirmed(store.getState())).toBe(false);
      expect(quantityOf(store) ?? 0).toBe(received);
    }),
  );
});

spec(['CKOUT-04', 'CKOUT-05'], 'the minimum stands in the way below it, not at it and not above it', () => {
  const obstacle = (minimumSubtotalCents: number) =>
    selectObstacle(createCartStore(sampleCart(undefined, { minimumSubtotalCents })).getState());
  expect([8201, 8200, 8199, 0].map(obstacle)).toEqual(['minimum', undefined, undefined, undefined]);
});

test('a line that cannot be bought as it is stands in the way', () => {
  expect(selectObstacle(createCartStore(sampleCart([sampleEntry({ problem: 'gone' })])).getState())).toBe('attention');
});

test('a cart never starts from nothing', () => {
  expect(() => cartSlice.reducer(undefined, { type: 'any' })).toThrow('starts from what the server told');
});

test('a line that shows the same is the same, so that only the changed one is drawn again', () => {
  const store = createCartStore(sampleCart([sampleEntry(), sampleDigitalEntry()]));
  const [changed, other] = selectLines(store.getState());
  store.dispatch(wants(9));
  const [wanted, still] = selectLines(store.getState());
  expect([still === other, wanted === changed, wanted?.quantity]).toEqual([true, false, 9]);
  store.dispatch(fails(9));
  expect(selectLines(store.getState())[0]).toMatchObject({ failure: { tried: 'quantity' }, isUnconfirmed: false });
  expect(selectLines(store.getState())[1]).toBe(other);
  store.dispatch(wants(9));
  store.dispatch(changeConfirmed({ lineId, quantity: 9, view: withQuantity(9, 11) }));
  expect(selectLines(store.getState())[0]).toMatchObject({ quantity: 9, isUnconfirmed: false });
  expect(selectLines(store.getState())[1]).toBe(other);
});
