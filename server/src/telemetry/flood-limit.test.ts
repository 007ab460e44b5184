import fc from 'fast-check';
import { createFloodLimit } from './flood-limit';

const LIMITS = { atOnce: 10, perSecond: 2, addresses: 3 };
const SENDER = { siteId: 'a', address: '10.0.0.1' };

test('an address has a burst limit and a rate limit, however it spreads its calls', () => {
  const steps = fc.array(fc.record({ waitMs: fc.nat(5000), records: fc.nat(12) }));
  fc.assert(
    fc.property(steps, (sendings) => {
      let [nowMs, sent] = [0, 0];
      const { allows } = createFloodLimit(LIMITS, () => nowMs);
      for (const { waitMs, records } of sendings) {
        nowMs += waitMs;
        if (allows(SENDER, records)) sent += records;
        expect(sent).toBeLessThanOrEqual(LIMITS.atOnce + (LIMITS.perSecond * nowMs) / 1000 + 1e-6);
      }
    }),
  );
});

test('refused records are not deducted, and after a while everything is allowed again', () => {
  let nowMs = 0;
  const { allows } = createFloodLimit(LIMITS, () => nowMs);
  expect([allows(SENDER, 10), allows(SENDER, 1), allows(SENDER, 5)]).toEqual([true, false, false]);
  nowMs = 1000;
  expect([allows(SENDER, 3), allows(SENDER, 2), allows(SENDER, 1)]).toEqual([false, true, false]);
  nowMs = 6000;
  expect(allows(SENDER, 10)).toBe(true);
});

test('a clock that is set back neither takes records from the budget nor adds any', () => {
  let nowMs = 10_000;
  const { allows } = createFloodLimit(LIMITS, () => nowMs);
  allows(SENDER, 10);
  nowMs = 0;
  expect(allows(SENDER, 1)).toBe(false);
});

test('a flood from one address does not affect others, nor the same address on other sites', () => {
  const { allows } = createFloodLimit(LIMITS, () => 0);
  for (let count = 0; count < 1000; count += 1) allows(SENDER, 1);
  expect(allows(SENDER, 1)).toBe(false);
  expect(allows({ ...SENDER, address: '10.0.0.2' }, 10)).toBe(true);
  expect(allows({ ...SENDER, siteId: 'b' }, 10)).toBe(true);
});

test('it remembers a limited number of addresses, and never forgets one that keeps sending', () => {
  const limit = createFloodLimit(LIMITS, () => 0);
  limit.allows(SENDER, 10);
  for (let count = 0; count < 1000; count += 1) {
    limit.allows({ siteId: 'a', address: `10.1.${count >> 8}.${count & 255}` }, 1);
    expect(limit.allows(SENDER, 1)).toBe(false);
    expect(limit.size).toBeLessThanOrEqual(LIMITS.addresses);
  }
});
