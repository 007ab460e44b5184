import fc from 'fast-check';
import { isLongProof, proofSeed } from './proof';

function triedValues(): number[] {
  const values: number[] = [];
  fc.assert(fc.property(fc.integer(), (value) => void values.push(value)));
  return values;
}

test('properties are tried with the same values in every run, and with others in each long one', () => {
  expect(triedValues()).toEqual(triedValues());
  expect(proofSeed() === proofSeed()).toBe(!isLongProof || process.env['SEED'] !== undefined);
  if (!isLongProof) expect(fc.readConfigureGlobal().seed).toBe(proofSeed());
});
