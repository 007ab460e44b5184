import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { isWithin, type Area } from '../delivery/places';
import { neededParts, partsMethodsNeed } from './needed-parts';

// Hong Kong has no postal codes, so only the shipping methods ask for one.
const COUNTRY = 'HK';
const STATES = ['A', 'B'];
const CODES = ['1', '2'];
const some = (names: readonly string[]) => fc.subarray([...names]);
const area: fc.Arbitrary<Area> = fc.record({
  countries: some([COUNTRY, 'DE']),
  states: some(STATES),
  zipPrefixes: some(CODES),
});
const areas = fc.array(area, { maxLength: 4 });
const sent = (shippingOptions: readonly Area[]) => ({ requiresShipping: true, taxRules: [], shippingOptions });
const places = (states: readonly string[], zips: readonly string[]) =>
  states.flatMap((state) => zips.map((zip) => ({ country: COUNTRY, state, zip })));
const isServed = (options: readonly Area[], states: readonly string[], zips: readonly string[]) =>
  places(states, zips).some((place) => options.some((option) => isWithin(place, option)));

spec(
  'CART-05',
  'a part of the address is needed exactly where no shipping method to the country can be chosen without it',
  () => {
    fc.assert(
      fc.property(areas, (options) => {
        const isAnySent = isServed(options, ['', ...STATES], ['', ...CODES]);
        expect(neededParts(COUNTRY, sent(options))).toEqual([
          ...(isAnySent && !isServed(options, [''], ['', ...CODES]) ? ['state'] : []),
          ...(isAnySent && !isServed(options, ['', ...STATES], ['']) ? ['zip'] : []),
        ]);
      }),
    );
  },
);

spec(
  'CART-05',
  'parts are still missing exactly where no option is available yet and one may be once they are given',
  () => {
    const written = (names: readonly string[]) => fc.constantFrom('', ...names, 'elsewhere');
    fc.assert(
      fc.property(areas, written(STATES), written(CODES), (options, state, zip) => {
        const parts = partsMethodsNeed({ country: COUNTRY, state, zip }, options);
        const later = isServed(options, state ? [state] : ['', ...STATES], zip ? [zip] : ['', ...CODES]);
        expect(parts.length > 0).toBe(later && !isServed(options, [state], [zip]));
        const given = { state, zip };
        expect(parts.filter((part) => given[part] !== '')).toEqual([]);
      }),
    );
  },
);
