import fc from 'fast-check';
import { sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { knownEntries } from './known-entries';

const OPTION = { optionName: 'Size', value: 'Small' };
const entry = fc.record(
  {
    id: fc.integer({ min: 0, max: 3 }).map(sampleId),
    quantity: fc.integer({ min: 1, max: 2 }),
    available: fc.integer({ min: 1, max: 2 }),
    optionValues: fc.constantFrom([], [OPTION], [OPTION, OPTION], [{ ...OPTION, value: 'Large' }]),
    answers: fc.constantFrom([], [{ title: 'Name', answer: 'Ada' }]),
  },
  { requiredKeys: ['id', 'quantity', 'optionValues'] },
);
const entries = fc.uniqueArray(
  entry.map((fields) => sampleEntry(fields)),
  { selector: ({ id }) => id },
);

test('what was told is shown, and what says the same as before is the very same', () => {
  fc.assert(
    fc.property(entries, entries, (received, known) => {
      const shown = knownEntries(structuredClone(received), known);
      expect(shown).toStrictEqual(received);
      for (const before of known) {
        const now = shown.find(({ id }) => id === before.id);
        if (now) expect(now === before).toBe(JSON.stringify(now) === JSON.stringify(before));
      }
    }),
  );
});
