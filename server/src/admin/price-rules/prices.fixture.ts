import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { NEW_RULE } from 'shared-types/admin/store/price-rules';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { prepareOwnedStore, type OwnedStore } from '../product-editor/products.fixture';
import type { Fields } from '../form-fields';
import { ruleName, type RuleKind } from './rule-kind';
import type { RulePages } from './rule-routes';

/** Changed fields; `undefined` unchecks a box. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** The calls of one kind of rule. */
interface Calls {
  readonly save: string;
  readonly remove: string;
}

export interface Refused {
  readonly error: string;
  readonly code: string;
  readonly key: string;
  readonly data: { readonly errors: Readonly<Record<string, string>> };
}

/** A store whose owners change its prices. Each test begins with the rules of its document. */
export interface OwnedPrices {
  readonly store: OwnedStore;
  /** The form of a new rule; each has its own name. */
  fresh(changes?: Changes): Fields;
  /** The form of a rule as opened now. */
  filled(id: string, changes?: Changes): Promise<Fields>;
  save(browser: Shopper, fields: Fields): Promise<Reply>;
  /** Creates a rule, and returns its id. */
  add(browser: Shopper, changes?: Changes): Promise<string>;
  /** Saves without script. */
  post(browser: Shopper, fields: Fields): Promise<Reply>;
  remove(browser: Shopper, fields: Fields): Promise<Reply>;
  /** Imports the document again. */
  reload(changes?: Partial<SiteDocument>): Promise<string>;
  /** The first variant of the mug, which costs 10.00. */
  variantId(): Promise<string>;
}

export function prepareOwnedPrices<T extends object>(
  { kind, editor }: RulePages<T>,
  { calls, fields }: { readonly calls: Calls; readonly fields: Fields },
): OwnedPrices {
  const store = prepareOwnedStore();
  beforeEach(async () => {
    const { db } = store.open;
    for (const table of ['price_change', 'coupon', 'shipping_option', 'tax_rule'] as const)
      await db.deleteFrom(table).execute();
    await store.reload();
  });
  const changed = (all: Fields, changes: Changes): Fields =>
    Object.fromEntries(
      Object.entries({ ...all, ...changes }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  const fresh = (changes: Changes = {}): Fields =>
    changed({ id: NEW_RULE, base: '', fresh: randomUUID(), ...fields }, changes);
  const save = (browser: Shopper, sent: Fields) => browser.call('POST', calls.save, sent);
  return {
    store,
    fresh,
    save,
    async filled(id, changes = {}) {
      const state = await stateOf(store, kind, id);
      const site = { locale: 'en', currency: 'EUR', timeZone: 'UTC' };
      const own = { id, base: ruleName(state), fresh: randomUUID() };
      return changed({ ...own, ...kind.fieldsOf(state, site) }, changes);
    },
    async add(browser, changes = {}) {
      const reply = await save(browser, fresh(changes));
      if (reply.statusCode !== 200) throw new Error(`The rule was refused: ${reply.body}`);
      return /([0-9a-f-]{36})\?/.exec(reply.json<{ location: string }>().location)?.[1] ?? '';
    },
    post: (browser, sent) => {
      const block = onlyBlockOf(adminPages({ siteId: store.siteId, locale: 'en' })[editor]);
      const page = adminPages({ siteId: store.siteId, locale: 'en' })[editor].path.replace('{slug}', sent.id ?? '');
      return browser.post(calls.save, { page, block, ...sent });
    },
    remove: (browser, sent) => browser.call('POST', calls.remove, sent),
    reload: (changes = {}) => store.reload({ ...exampleDocument(), ...changes }),
    variantId: async () => (await store.stored(await store.idOf('mug'))).state.variants[0]?.id ?? '',
  };
}

export async function stateOf<T extends object>(
  { open, siteId }: OwnedStore,
  kind: RuleKind<T>,
  id: string,
): Promise<T> {
  const state = await kind.find(open.db, { siteId, id });
  if (!state) throw new Error(`There is no rule ${id}.`);
  return state;
}

/** A visitor's cart on the next page. */
export async function cartOf(visitor: Shopper) {
  return (await visitor.get(CART_CALLS.getCart.path)).json().cart;
}

export function enterCode(visitor: Shopper, coupon: string): Promise<Reply> {
  return visitor.call('POST', COUPON_CALLS.addCoupon.path, { coupon });
}
