import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const { addCategory, renameCategory, moveCategory, removeCategory } = CATEGORIES_CALLS;
const OWNER = 'ola@x.test';
const named = (slug: string, under?: string) => ({
  collection: '/shop',
  slug,
  name: slug.toUpperCase(),
  ...(under === undefined ? {} : { under }),
});
/** Names that fill two pages of one level. */
const LONG = Array.from({ length: 100 }, (_, index) => named(`l${index}`, 'long'));

let open: ExampleServer;
let owner: Shopper;
let shop: string;
let level: string;
let ids: ReadonlyMap<string, string>;
beforeAll(async () => {
  open = await openExample({ accounts: { [OWNER]: ['storeManager'] } });
  const browser = open.visitor();
  await signIn(browser, OWNER);
  owner = browser.twin();
});
beforeEach(async () => {
  await open.db.deleteFrom('category_change').execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(patched({ categories: [named('long'), named('other'), named('another'), ...LONG] }));
  const rows = await open.db.selectFrom('category').select(['id', 'slug', 'collection_id']).execute();
  ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  shop = rows[0]?.collection_id ?? '';
  level = `${ADMIN_PATH.categories}?shop=${shop}&under=${ids.get('long')}`;
});
afterAll(() => open.close());

/** Fields that a form on this page sends about itself. */
async function sentFrom(address: string) {
  const { body } = await owner.get(address);
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1];
  return { block: valueOf('block'), page: valueOf('page')?.replaceAll('&amp;', '&') };
}

/** Where forms redirect, sent from one page by script and from another without. */
async function leads(from: string, call: { readonly path: string }, sent: readonly [object, object]) {
  const own = await sentFrom(from);
  const reply = await owner.call('POST', call.path, { ...own, ...sent[0] });
  const form = await owner.post(call.path, { ...own, ...sent[1] });
  return [(reply.json() as { location: string }).location, form.headers.location];
}

const twice = (address: string) => [address, address];
const shows = async (address: string, name: string) => (await owner.get(address)).body.includes(`category ${name}<`);

spec('LIMIT-05', 'the page with the added or moved category comes back, with script and without', async () => {
  const under = ids.get('long') ?? '';
  const added = await leads(level, addCategory, [
    { shop, under, name: 'N1' },
    { shop, under, name: 'N2' },
  ]);
  expect(added).toEqual(twice(`${level}&page=3&done=added`));
  expect([await shows(added[0]!, 'N1'), await shows(added[0]!, 'N2')]).toEqual([true, true]);
  const moved = await leads(`${level}&moving=${ids.get('other')}`, moveCategory, [
    { id: ids.get('other'), under },
    { id: ids.get('l0'), under },
  ]);
  expect(moved).toEqual(twice(`${level}&page=3&done=moved`));
  expect([await shows(moved[0]!, 'OTHER'), await shows(moved[0]!, 'L0')]).toEqual([true, true]);
});

spec('LIMIT-05', 'renaming or removing a category stays on the page, with script and without', async () => {
  const second = `${level}&page=2`;
  const renamed = await leads(`${second}&done=added`, renameCategory, [
    { id: ids.get('l60'), name: 'N1' },
    { id: ids.get('l61'), name: 'N2' },
  ]);
  expect(renamed).toEqual(twice(`${second}&done=renamed`));
  expect([await shows(second, 'N1'), await shows(second, 'N2')]).toEqual([true, true]);
  const removed = await leads(second, removeCategory, [
    { id: ids.get('l60'), below: '0' },
    { id: ids.get('l61'), below: '0' },
  ]);
  expect(removed).toEqual(twice(`${second}&done=removed`));
});

spec('LIMIT-05', 'a page that no longer exists, or of another website, does not come back', async () => {
  const removing = async (slug: string, page: unknown) => {
    const reply = await owner.call('POST', removeCategory.path, { id: ids.get(slug), below: '0', page });
    return (reply.json() as { location: string }).location;
  };
  await owner.call('POST', addCategory.path, { shop, under: ids.get('long'), name: 'Last' });
  expect(await removing('l99', `${level}&page=3`)).toBe(`${level}&page=2&done=removed`);
  for (const [slug, page] of Object.entries({
    l0: 'page=2',
    l1: '//x.example/?page=2',
    l2: '/?page=-1',
    l3: ['?page=2'],
  }))
    expect(await removing(slug, page)).toBe(`${level}&done=removed`);
  const top = `${ADMIN_PATH.categories}?shop=${shop}&done=removed`;
  for (const slug of ['other', 'another']) expect(await removing(slug, `${level}&page=2`)).toBe(top);
  const long = { id: ids.get('long'), below: '96', page: `${level}&page=2` };
  const reply = await owner.call('POST', removeCategory.path, long);
  expect((reply.json() as { location: string }).location).toBe(top);
});
