import { goesTo } from './goes-to';

const option = { id: 'a', name: 'A', costCents: 0 };

test('everything may go where no country is known, and what has no limits goes everywhere', () => {
  expect(goesTo({ ...option, countries: ['US'], states: ['WA'] }, { country: '' })).toBe(true);
  expect(goesTo(option, { country: 'JP' })).toBe(true);
});

test('countries, states and the beginning of postal codes limit where it goes', () => {
  const limited = { ...option, countries: ['US'], states: ['WA', 'New York', 'NY'], zipPrefixes: ['98', '1-0'] };
  const at = (state: string, zip: string, country = 'US') => goesTo(limited, { country, state, zip });
  expect([
    at('wa', '98101'),
    at('new york', '10 001'),
    at('N.Y.', '10001'),
    at('New-York', '10001'),
    at('', '98101'),
    at('WA', '19 8'),
    at('WA', '98101', 'CA'),
  ]).toEqual([true, true, true, true, false, false, false]);
});
