import { isWithin } from './places';

const area = { countries: ['US', 'CA'], states: [], zipPrefixes: [] };

test('no list means no limit', () => {
  expect(isWithin({ country: 'JP' }, { countries: [], states: [], zipPrefixes: [] })).toBe(true);
  expect([isWithin({ country: 'US' }, area), isWithin({ country: 'JP' }, area)]).toEqual([true, false]);
});

test('states are compared in any case', () => {
  const oregon = { ...area, states: ['OR', 'Oregon', 'ولاية أوريغون'] };
  const at = (state?: string) => isWithin({ country: 'US', ...(state === undefined ? {} : { state }) }, oregon);
  expect([' or ', 'oregon', 'ＯＲ', 'ولاية  أوريغون', 'Washington', '', undefined].map(at)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a text without a letter or digit is no state', () => {
  expect(isWithin({ country: 'US' }, { ...area, states: ['--'] })).toBe(false);
});

test('postal codes are compared by prefix, without spaces and hyphens', () => {
  const parts = { ...area, zipPrefixes: ['97', 'V6-B', 'k1a'] };
  const at = (zip: string) => isWithin({ country: 'CA', zip }, parts);
  expect(['97201', '9 7', '79', '1972', 'v6b 1a1', 'K1A-0B1', ''].map(at)).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
});
