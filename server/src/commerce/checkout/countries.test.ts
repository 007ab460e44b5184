import type { ShoppingCart } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE, type ProductTypeNumber } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import type { PriceRules } from '../pricing/priced-cart';
import { COUNTRIES_WITHOUT_POSTAL_CODES, COUNTRY_CODES } from './country-codes';
import { countriesForCart, countriesOf } from './countries';

test('lists each country once, by name in the language', () => {
  const options = [{ countries: ['DE', 'AT'] }, { countries: ['DE', 'CH'] }];
  expect(countriesOf(options, 'en')).toEqual([
    { code: 'AT', name: 'Austria' },
    { code: 'DE', name: 'Germany' },
    { code: 'CH', name: 'Switzerland' },
  ]);
  expect(countriesOf(options, 'de').map(({ name }) => name)).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
});

test('lists the whole world where an option ships everywhere', () => {
  expect(countriesOf([{ countries: ['DE'] }, { countries: [] }], 'en')).toHaveLength(COUNTRY_CODES.size);
});

/** The relevant part of a cart with one line. */
const cartOf = (productType: ProductTypeNumber, requiresShipping: boolean) =>
  ({ entries: [{ productType }], requiresShipping }) as unknown as ShoppingCart;

test('says what an address in a country must have', () => {
  const washington = { country: 'US', states: ['WA'], zipPrefixes: [], productTypes: [PRODUCT_TYPE.physical] };
  const taxRules = [washington] as unknown as PriceRules['taxRules'];
  const shippingOptions = [
    { countries: ['US', 'HK'], states: [], zipPrefixes: [] },
  ] as unknown as PriceRules['shippingOptions'];
  const rules = { shippingOptions, taxRules, isTaxIncluded: false };
  expect(countriesForCart(rules, { locale: 'en' }, cartOf(PRODUCT_TYPE.physical, true))).toEqual([
    { code: 'HK', name: 'Hong Kong SAR China' },
    { code: 'US', name: 'United States', needs: ['state', 'zip'] },
  ]);
  expect(countriesForCart(rules, { locale: 'en' }, cartOf(PRODUCT_TYPE.physical, false))).toContainEqual({
    code: 'US',
    name: 'United States',
    needs: ['state'],
  });
  // Untaxed goods may be sold to any country.
  expect(countriesForCart(rules, { locale: 'en' }, cartOf(PRODUCT_TYPE.digital, false))).toEqual([]);
});

spec('CART-05', 'says what the shipping methods to a country depend on, each of them', () => {
  const needsWith = (...limits: readonly object[]) => {
    const options = limits.map((limit) => ({ countries: ['HK'], states: [], zipPrefixes: [], ...limit }));
    const rules = { shippingOptions: options as unknown as PriceRules['shippingOptions'], taxRules: [] };
    const cart = cartOf(PRODUCT_TYPE.physical, true);
    return countriesForCart({ ...rules, isTaxIncluded: false }, { locale: 'en' }, cart)[0]?.needs;
  };
  expect([
    needsWith({ states: ['Kowloon'] }),
    needsWith({ zipPrefixes: ['9'] }),
    needsWith({ states: ['Kowloon'], zipPrefixes: ['9'] }),
    needsWith({ states: ['Kowloon'] }, {}),
  ]).toEqual([['state'], ['zip'], ['state', 'zip'], undefined]);
});

test('lists nothing where nothing is shipped', () => {
  expect(countriesOf([], 'en')).toEqual([]);
});

test('knows the 249 countries, each with a name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(COUNTRY_CODES.size).toBe(249);
  expect([...COUNTRY_CODES].filter((code) => !names.of(code))).toEqual([]);
  expect([...COUNTRIES_WITHOUT_POSTAL_CODES].filter((code) => !COUNTRY_CODES.has(code))).toEqual([]);
});
