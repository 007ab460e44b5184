import { eventEntry } from './event-entry';

const at = new Date('2027-02-10T06:00:00Z');
const card = 'Visa •••• 4242';
const entryOf = (kind: 'paid' | 'declined', detail: Parameters<typeof eventEntry>[0]['detail']) => {
  const site = { locale: 'en', timeZone: 'UTC' };
  const { title, by, lines } = eventEntry({ id: 1, kind, key: null, by: '', detail, at }, { site, currency: 'EUR' });
  return { title, by, lines };
};

test('the owner sees which kept card was charged, or why it was refused and when it is tried again', () => {
  expect(entryOf('paid', { cents: 1740, card })).toEqual({
    title: 'Paid',
    by: 'Automatically',
    lines: ['€17.40', card],
  });
  const [reason, note] = ['The bank declined the card.', 'The card is charged again on February 13, 2027.'];
  expect(entryOf('declined', { card, reason, note })).toEqual({
    title: 'Payment declined',
    by: 'Automatically',
    lines: [card, reason, note],
  });
  expect(entryOf('paid', { cents: 1740 }).by).toBe('Buyer');
});
