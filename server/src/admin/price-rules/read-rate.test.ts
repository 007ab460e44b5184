import fc from 'fast-check';
import { createFieldReader } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { rateText, readRate } from './read-rate';

const locale = fc.constantFrom('en-GB', 'de-DE', 'de-CH', 'pl-PL', 'fr-FR');

function read(rate: string, tag: string): number | undefined {
  const reader = createFieldReader({ fields: { rate }, messages: FIELD_MESSAGES.en });
  return readRate(reader, { name: 'rate', locale: tag, least: 0, message: 'no rate' });
}

test('a rate is read with its sign and without', () => {
  fc.assert(
    fc.property(fc.nat(10_000), locale, fc.constantFrom('', '%', ' %', '  %  '), (basisPoints, tag, sign) => {
      const text = rateText(basisPoints, tag);
      expect(text).not.toMatch(/[.,]\d*0$|[.,]$/);
      expect(read(text + sign, tag)).toBe(basisPoints);
    }),
  );
});

test('one percent sign is valid, two are not', () => {
  expect([read('5 %', 'en-GB'), read('5 %%', 'en-GB'), read('%', 'en-GB')]).toEqual([500, undefined, undefined]);
});
