import { changedAmounts, SEEN, seenAmounts, seenOf } from './changed-amounts';

const amounts = {
  subtotalCents: 8200,
  shippingCostCents: 850,
  discountCents: 500,
  taxCents: 70,
  grandTotalCents: 8620,
};
const carried = (over: Record<string, string> = {}) => ({
  ...Object.fromEntries(
    Object.entries(seenOf(amounts)).map(([part, cents]) => [SEEN[part as keyof typeof SEEN], String(cents)]),
  ),
  ...over,
});

test('names the amounts that are others now than were seen, and no others', () => {
  expect(changedAmounts(seenOf(amounts), amounts)).toEqual([]);
  expect(changedAmounts(seenOf(amounts), { ...amounts, discountCents: 0, taxCents: 120 })).toEqual([
    { part: 'discountCents', beforeCents: 500, nowCents: 0 },
    { part: 'taxCents', beforeCents: 70, nowCents: 120 },
  ]);
});

test('a form that came back carries what was seen, unless somebody has written something else into it', () => {
  expect(seenAmounts(carried())).toEqual(seenOf(amounts));
  expect(seenAmounts({})).toBeUndefined();
  for (const wrong of ['', '-1', '1.5', '<b>', '1e3'])
    expect(seenAmounts(carried({ seenTaxCents: wrong }))).toBeUndefined();
});
