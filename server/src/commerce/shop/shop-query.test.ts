import fc from 'fast-check';
import { SHOP_SORTS } from 'shared-types/commerce/shop';
import { readShopQuery, writeShopQuery, type ShopQuery } from './shop-query';

const SITES = [
  { locale: 'en', currency: 'USD' },
  { locale: 'pl', currency: 'PLN' },
  { locale: 'ja', currency: 'JPY' },
  { locale: 'de-CH', currency: 'CHF' },
];
const prices = fc.tuple(fc.nat(100_000_000), fc.nat(100_000_000)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const query: fc.Arbitrary<ShopQuery> = fc
  .record({
    pages: fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 0, max: 8 })),
    sort: fc.constantFrom(...SHOP_SORTS),
    categories: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
    prices,
    has: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ pages: [firstPage, more], sort, categories, prices: [from, to], has }) => ({
    firstPage,
    lastPage: firstPage + more,
    sort,
    categories: categories.toSorted(),
    fromCents: has[0] ? from : undefined,
    toCents: has[1] ? to : undefined,
  }));

test.each(SITES)('a written query is read back unchanged, in every language and currency: $locale', (site) => {
  fc.assert(
    fc.property(query, (one) => {
      const written = writeShopQuery(one, site);
      expect(readShopQuery(new URLSearchParams(written.toString()), site)).toEqual(one);
    }),
  );
});

test('any typed query is normalised to one form, which asks the same', () => {
  const site = { locale: 'en', currency: 'USD' };
  const name = fc.constantFrom('page', 'sort', 'category', 'price-from', 'price-to', 'other');
  const value = fc.oneof(fc.string(), fc.constantFrom('2', '1-3', 'price', '10', '1,000.50', '9-1'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (typed) => {
      const once = writeShopQuery(readShopQuery(new URLSearchParams(typed), site), site);
      expect(String(writeShopQuery(readShopQuery(once, site), site))).toBe(String(once));
      expect(once.has('other')).toBe(false);
    }),
  );
});

test('of very many pages at once the last nine are shown, which hold a whole collection', () => {
  expect(readShopQuery(new URLSearchParams('page=1-500'), { locale: 'en', currency: 'USD' })).toMatchObject({
    firstPage: 492,
    lastPage: 500,
  });
});
