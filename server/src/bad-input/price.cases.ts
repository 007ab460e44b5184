import { randomUUID } from 'node:crypto';
import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import { ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { SHIPPING_CALLS } from 'shared-types/admin/store/shipping';
import { SHIPPING_EDITOR_CALLS } from 'shared-types/admin/store/shipping-editor';
import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import { TAXES_CALLS } from 'shared-types/admin/store/taxes';
import { COUPON_PAGES } from '../admin/coupon-editor/coupon-pages';
import type { CouponState } from '../admin/coupon-editor/coupon-state';
import { UNPAID_ORDERS } from '../admin/orders/unpaid-orders';
import { orderName, rulesInOrder, type RuleTable } from '../admin/price-rules/listed-rules';
import { ruleName } from '../admin/price-rules/rule-kind';
import type { RulePages } from '../admin/price-rules/rule-routes';
import { SHIPPING_PAGES } from '../admin/shipping-editor/shipping-pages';
import type { ShippingState } from '../admin/shipping-editor/shipping-state';
import { findTaxInclusion } from '../admin/taxes/tax-inclusion';
import { TAX_PAGES } from '../admin/tax-editor/tax-pages';
import type { TaxState } from '../admin/tax-editor/tax-state';
import { NO_STATES, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const NO_AMOUNTS = ['-1', 'dear', '1.2345', '1000000.01', [], {}];

/** A stored rule, and its current state. */
async function seededRule<T extends object>(
  world: World,
  { kind }: RulePages<T>,
  state: T,
): Promise<{ readonly id: string; readonly base: string }> {
  const [siteId, id] = [await signInAsOwner(world), randomUUID()];
  await world.open.db.transaction().execute((trx) => kind.write(trx, { siteId, id, state, isNew: true }));
  return { id, base: ruleName(state) };
}

function saveCase(path: string, fields: Readonly<Record<string, string>>, own: Partial<BadInputCase>): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path, body: { id: 'new', base: '', fresh: 'form', ...fields } };
    },
    ...own,
    required: ['id', 'base', 'fresh', ...(own.required ?? [])],
    texts: ['fresh', ...(own.texts ?? [])],
    wrong: { id: ['', 'x', UNKNOWN, '__proto__'], base: NO_STATES, key: NO_STATES, fresh: ['', 'a b'], ...own.wrong },
  };
}

function removeCase<T extends object>(
  path: string,
  pages: RulePages<T>,
  stateCalled: (name: string) => T,
): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => ({ path, body: await seededRule(world, pages, stateCalled(randomUUID())) }),
    required: ['id', 'base'],
    texts: ['id'],
    wrong: { id: ['', 'x', UNKNOWN, 'new'], base: [...NO_STATES, '', 'another'], key: [...NO_STATES, 'another'] },
  };
}

function moveCase<T extends object>(path: string, { table, pages, stateCalled }: MovedCase<T>): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => {
      const { id } = await seededRule(world, pages, stateCalled(randomUUID()));
      const { id: siteId } = await world.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
      return { path, body: { id, to: 'up', base: orderName(await rulesInOrder(world.open.db, { table, siteId })) } };
    },
    required: ['id', 'to', 'base'],
    texts: ['id', 'to'],
    wrong: {
      id: ['', 'x', UNKNOWN],
      to: ['', 'left', '__proto__'],
      base: [...NO_STATES, 'another'],
      key: [...NO_STATES, 'another'],
    },
  };
}

interface MovedCase<T extends object> extends Pick<RuleTable, 'table'> {
  readonly pages: RulePages<T>;
  readonly stateCalled: (name: string) => T;
}

const shippingCalled = (name: string): ShippingState => ({
  name,
  costCents: 490,
  freeFromCents: null,
  countries: [],
  states: [],
  zipPrefixes: [],
  weightSteps: [],
  isOff: false,
});

const taxCalled = (name: string): TaxState => ({
  name,
  rateBasisPoints: 1900,
  country: 'DE',
  states: [],
  zipPrefixes: [],
  taxesShipping: false,
  productTypes: [],
  isOff: false,
});

const NO_BOXES = [1, 'off', 'true', [], {}];
const NO_PLACES = {
  states: [7, [], {}, '\0', 'x'.repeat(101), Array.from({ length: 1001 }, (_, line) => line).join('\n')],
  zips: [7, [], {}, '\0', '-', 'x'.repeat(21)],
};

export const PRICE_CASES: readonly BadInputCase[] = [
  saveCase(
    COUPON_EDITOR_CALLS.saveCoupon.path,
    { isOn: 'on', code: 'SPRING', kind: 'fixed', amount: '5' },
    {
      required: ['code', 'kind', 'amount'],
      texts: ['code', 'kind', 'amount', 'minimum', 'from', 'until', 'mostUses', 'mostUsesPerEmail'],
      wrong: {
        code: ['', ' ', 'A B', 'a/b', '\0', 'x'.repeat(41)],
        kind: ['', 'gift', '__proto__'],
        amount: ['', '0', ...NO_AMOUNTS],
        minimum: NO_AMOUNTS,
        from: ['soon', '2026-02-30', '2026-13-01T00:00', '2026-12-24T25:00', '0000-01-01', '\0'],
        until: ['soon', '99999-01-01'],
        mostUses: ['0', '-1', '1.5', '1e3', '1000000000'],
        mostUsesPerEmail: ['0', 'many'],
        isOn: [1, 'off', 'true', [], {}],
      },
    },
  ),
  removeCase(COUPON_EDITOR_CALLS.removeCoupon.path, COUPON_PAGES, (code): CouponState => ({
    code,
    kind: 'percent',
    rateBasisPoints: 1000,
    amountCents: null,
    validFrom: null,
    validUntil: null,
    minimumSubtotalCents: 0,
    mostUses: null,
    mostUsesPerEmail: null,
    isOff: false,
  })),
  saveCase(
    SHIPPING_EDITOR_CALLS.saveShippingOption.path,
    { isOn: 'on', name: 'Parcel', cost: '5' },
    {
      required: ['name', 'cost'],
      texts: ['name', 'cost', 'freeFrom', 'countries', 'w.1.up'],
      wrong: {
        ...NO_PLACES,
        name: ['', ' ', 'two\nlines', '\0'],
        cost: ['', ...NO_AMOUNTS],
        freeFrom: NO_AMOUNTS,
        countries: ['Nowhere', 'DE\nX', '__proto__', '\0'],
        'w.1.up': ['2', 'heavy', [], {}],
        'w.100.cost': ['1', 'dear', [], {}],
        isOn: NO_BOXES,
      },
    },
  ),
  removeCase(SHIPPING_EDITOR_CALLS.removeShippingOption.path, SHIPPING_PAGES, shippingCalled),
  moveCase(SHIPPING_CALLS.moveShippingOption.path, {
    table: 'shipping_option',
    pages: SHIPPING_PAGES,
    stateCalled: shippingCalled,
  }),
  saveCase(
    TAX_EDITOR_CALLS.saveTaxRule.path,
    { isOn: 'on', name: 'VAT', rate: '19', country: 'DE' },
    {
      required: ['name', 'rate', 'country'],
      texts: ['name', 'rate', 'country'],
      wrong: {
        ...NO_PLACES,
        name: ['', ' ', 'two\nlines', '\0'],
        rate: ['', '-1', '100.01', '7.755', 'ten', '%'],
        country: ['', 'Germany', 'de', 'XX', '__proto__'],
        taxesShipping: NO_BOXES,
        'type.1': NO_BOXES,
        isOn: NO_BOXES,
      },
    },
  ),
  removeCase(TAX_EDITOR_CALLS.removeTaxRule.path, TAX_PAGES, taxCalled),
  moveCase(TAXES_CALLS.moveTaxRule.path, { table: 'tax_rule', pages: TAX_PAGES, stateCalled: taxCalled }),
  {
    route: `POST ${TAXES_CALLS.saveTaxInclusion.path}`,
    right: async (world) => {
      const siteId = await signInAsOwner(world);
      const stored = await findTaxInclusion(world.open.db, siteId);
      const inclusion = stored.inclusion === 'added' ? 'included' : 'added';
      return { path: TAXES_CALLS.saveTaxInclusion.path, body: { inclusion, base: ruleName(stored) } };
    },
    required: ['inclusion', 'base'],
    texts: ['inclusion'],
    wrong: {
      inclusion: ['', 'both', '__proto__', true],
      base: [...NO_STATES, '', 'another'],
      key: [...NO_STATES, 'another'],
    },
  },
  {
    route: `POST ${ORDERS_CALLS.saveUnpaidOrders.path}`,
    right: async (world) => {
      const siteId = await signInAsOwner(world);
      const stored = await UNPAID_ORDERS.find(world.open.db, { siteId, id: siteId });
      const body = { onlineMinutes: '30', offlineDays: '5', mostPerHour: '20', base: ruleName(stored ?? {}) };
      return { path: ORDERS_CALLS.saveUnpaidOrders.path, body };
    },
    required: ['onlineMinutes', 'offlineDays', 'mostPerHour', 'base'],
    texts: ['onlineMinutes', 'offlineDays', 'mostPerHour'],
    wrong: {
      onlineMinutes: ['', '9', '10081', '1.5', 'ten'],
      offlineDays: ['', '0', '366', '-1'],
      mostPerHour: ['', '0', '1001', 'all'],
      base: [...NO_STATES, '', 'another'],
      key: [...NO_STATES, 'another'],
    },
  },
];
