import fc from 'fast-check';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { indicatorTexts, quantityText, spokenLabel } from './indicator-texts';
import { messages } from './indicator.messages';

const host = createFakeRenderHost(messages);

spec('IND-06', 'counts to 100, and says 100+ above', () => {
  expect([0, 1, 99, 100, 101].map((items) => quantityText(items, host))).toEqual(['0', '1', '99', '100', '100+']);
  fc.assert(fc.property(fc.integer({ min: 101 }), (items) => expect(quantityText(items, host)).toBe('100+')));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (items) => expect(quantityText(items, host)).toBe(String(items))),
  );
});

spec('IND-07', 'above 100 items the label says that there are more than 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101 }), (items) =>
      expect(spokenLabel(items, host)).toBe('More than 100 items in cart'),
    ),
  );
});

spec('IND-08', 'one item is spoken as a word', () => expect(spokenLabel(1, host)).toBe('One item in cart'));

spec('IND-09', 'any other number is spoken with its items', () => {
  expect([0, 2, 100].map((items) => spokenLabel(items, host))).toEqual([
    '0 items in cart',
    '2 items in cart',
    '100 items in cart',
  ]);
});

spec('IND-01', 'is made from the number of items and the subtotal', () => {
  expect(indicatorTexts({ items: 3, subtotalCents: 8600 }, host)).toEqual({
    quantityText: '3',
    spokenLabel: '3 items in cart',
    subtotalText: '$86.00',
  });
});
