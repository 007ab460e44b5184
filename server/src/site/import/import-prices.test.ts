import { randomUUID } from 'node:crypto';
import { patched } from '../../../../tools/testing/site/patched';
import { prepareImports } from './imports.fixture';

const imports = prepareImports();
const { all, load } = imports;

const ten = { code: 'Ten', kind: 'percent', rateBasisPoints: 1000, mostUses: 3 };
const fiver = { code: 'FIVER', kind: 'fixed', amountCents: 500, until: '2027-01-01T00:00:00+01:00' };
const vat = { name: 'VAT', country: 'DE', rateBasisPoints: 1900, taxesShipping: true };
const option = { name: 'Parcel', costCents: 490, countries: ['DE'], weightSteps: [{ upToWeight: 2, costCents: 300 }] };

test('coupons, tax rules and shipping methods are stored; a coupon keeps its id and its uses by its code', async () => {
  await load(patched({ coupons: [ten, fiver], taxRules: [vat], shippingOptions: [option] }));
  const [before, rules] = [await all('coupon'), await all('tax_rule')];
  expect(before.map(({ code_key, kind, rate_basis_points }) => [code_key, kind, rate_basis_points])).toEqual([
    ['TEN', 'percent', 1000],
    ['FIVER', 'fixed', null],
  ]);
  expect(before[1]?.valid_until?.toISOString()).toBe('2026-12-31T23:00:00.000Z');
  expect(rules).toMatchObject([{ name: 'VAT', country: 'DE', rate_basis_points: 1900, taxes_shipping: true }]);
  expect(await all('shipping_option')).toMatchObject([{ weight_steps: option.weightSteps, free_from_cents: null }]);
  await useOnce(before[0]?.id ?? '');

  await load(
    patched({
      coupons: [{ ...ten, code: 'TEN', rateBasisPoints: 2000 }],
      taxRules: [{ ...vat, rateBasisPoints: 700 }],
    }),
  );
  const after = await all('coupon');
  expect(after).toMatchObject([{ id: before[0]?.id, code: 'TEN', rate_basis_points: 2000, most_uses: 3 }]);
  expect(await all('coupon_use')).toHaveLength(1);
  expect(await all('tax_rule')).toMatchObject([{ id: rules[0]?.id, rate_basis_points: 700 }]);
  await load(patched({}));
  expect([await all('coupon'), await all('coupon_use'), await all('tax_rule')]).toEqual([[], [], []]);
});

async function useOnce(couponId: string): Promise<void> {
  const [site] = await all('site');
  const orderId = randomUUID();
  const amounts = { subtotal_cents: 1, shipping_cents: 0, tax_cents: 0, discount_cents: 1, total_cents: 0 };
  const texts = { token_hash: 'x', key: 'x', email: '', phone: '', note: '', address: 'null', shipping_name: '' };
  const payment = { payment_method: 'offline', payment_instructions: '', currency: 'EUR' };
  const site_id = site?.id ?? '';
  await imports.db
    .insertInto('customer_order')
    .values({ id: orderId, site_id, number: 1, cart_id: randomUUID(), ...texts, ...amounts, ...payment })
    .execute();
  await imports.db
    .insertInto('coupon_use')
    .values({ coupon_id: couponId, order_id: orderId, site_id, email_key: 'ada@example.com' })
    .execute();
}
