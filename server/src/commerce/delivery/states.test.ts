import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { isWithin } from './places';
import { allSpellings, exampleOf, isNoState } from './states';

const SAME: readonly (readonly [string, ...string[]])[] = [
  ['US', 'WA', 'Washington', 'washington', 'Ｗａ', 'W.A.'],
  ['US', 'DC', 'District of Columbia', 'D.C.', 'Washington, D.C.'],
  ['US', 'NY', 'New York', 'new  york', 'New-York', 'N.Y.'],
  ['US', 'HI', 'Hawaii', 'Hawai’i'],
  ['US', 'VI', 'U.S. Virgin Islands'],
  ['CA', 'QC', 'Québec', 'Quebec'],
  ['CA', 'NL', 'Newfoundland & Labrador', 'Terre-Neuve-et-Labrador'],
  ['CA', 'PE', 'P.E.I.', 'Île-du-Prince-Édouard', 'ile du prince edouard'],
  ['AU', 'VIC', 'Victoria', 'Vic.'],
];

spec('CART-05', 'a state is the same in the spelling of an owner and of an address', () => {
  const cases = fc.constantFrom(...SAME).chain(([country, ...spellings]) => {
    const one = fc.constantFrom(...spellings);
    return fc.record({ country: fc.constant(country), ruled: one, written: one });
  });
  fc.assert(
    fc.property(cases, ({ country, ruled, written }) => {
      const area = { countries: [country], states: allSpellings([country], [ruled]), zipPrefixes: [] };
      expect([isWithin({ country, state: written }, area), isNoState(country, written)]).toEqual([true, false]);
    }),
  );
});

spec('CART-05', 'no two states of a country are equal', () => {
  const states = allSpellings(['US'], ['WA']);
  const at = (state: string) => isWithin({ country: 'US', state }, { countries: ['US'], states, zipPrefixes: [] });
  expect(['West Virginia', 'WV', 'DC', 'Washington DC', 'Washingtn', ''].map(at)).toEqual(Array(6).fill(false));
  expect(allSpellings(['US', 'DE'], ['DC', 'Bayern'])).toEqual(['DC', 'Bayern', 'DISTRICTOFCOLUMBIA', 'WASHINGTONDC']);
});

test('states are known in some countries only', () => {
  expect([isNoState('US', 'Washingtn'), isNoState('CA', 'WA'), isNoState('DE', 'Bavaria')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([exampleOf('AU'), exampleOf('DE')]).toEqual([
    { code: 'ACT', name: 'Australian Capital Territory' },
    undefined,
  ]);
});
