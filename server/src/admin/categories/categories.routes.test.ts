import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { DocumentCategory } from 'shared-types/site/site-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { loadCategories } from '../../site/catalogue/categories-of';

const { addCategory, renameCategory, moveCategory, removeCategory } = CATEGORIES_CALLS;
const one = (slug: string, name: string, under?: string): DocumentCategory => ({
  collection: '/shop',
  slug,
  name,
  ...(under === undefined ? {} : { under }),
});
const DIVIDED = {
  categories: [one('ceramics', 'Ceramics'), one('mugs', 'Mugs', 'ceramics'), one('paper', 'Paper')],
  'products.0.categories': ['mugs'],
};

let open: ExampleServer;
let owner: Shopper;
let siteId: string;
let shop: string;
beforeAll(async () => {
  open = await openExample({ accounts: { 'ola@x.test': ['storeManager'], 'rep@x.test': ['reporting'] } });
  owner = await signedIn('ola@x.test');
  siteId = await open.load(patched(DIVIDED));
  const page = open.db.selectFrom('page').select('id').where('site_id', '=', siteId).where('path', '=', '/shop');
  shop = (await page.executeTakeFirstOrThrow()).id;
});
afterAll(() => open.close());

async function signedIn(email: string): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
}

const tree = () => loadCategories(open.db, siteId);
const idOf = async (name: string) => (await tree()).all.find((category) => category.name === name)?.id ?? '';
const paths = async () => {
  const now = await tree();
  return now.all
    .map(({ id }) =>
      now
        .pathTo(id)
        .map(({ name }) => name)
        .join(' › '),
    )
    .toSorted();
};
const send = (call: { readonly path: string }, fields: object, browser = owner) =>
  browser.call('POST', call.path, fields);
const codes = (replies: readonly { readonly statusCode: number; json(): { readonly code?: string } }[]) =>
  replies.map((reply) => [reply.statusCode, reply.json().code]);
const linksOf = async (path: string) => {
  const { body } = await open.visitor().get(path);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return [...main.matchAll(/href="(\/shop\/c\/[^"]*)"/g)].map(([, link]) => link);
};

spec('LIMIT-05', 'an owner adds, renames and moves categories, and the shop’s next page shows it', async () => {
  const [ceramics, mugs] = [await idOf('Ceramics'), await idOf('Mugs')];
  const reply = await send(addCategory, { shop, under: ceramics, name: '  Tea \n bowls ' });
  expect(reply.json().location).toBe(`/config/categories?shop=${shop}&under=${ceramics}&done=added`);
  expect(await linksOf('/shop')).toEqual(['/shop/c/ceramics']);
  await send(renameCategory, { id: mugs, name: 'Cups' });
  expect((await send(moveCategory, { id: mugs, under: '' })).json().location).toBe(
    `/config/categories?shop=${shop}&done=moved`,
  );
  // The address does not depend on a category's name and place.
  expect(await linksOf('/shop')).toEqual(['/shop/c/mugs']);
  expect(await paths()).toEqual(['Ceramics', 'Ceramics › Tea bowls', 'Cups', 'Paper']);
});

spec('TAG-01', 'a sibling’s name, in any case, is refused and comes back as typed', async () => {
  const [ceramics, cups] = [await idOf('Ceramics'), await idOf('Cups')];
  const before = await paths();
  const replies = [
    await send(addCategory, { shop, under: '', name: 'CERAMICS' }),
    await send(renameCategory, { id: cups, name: 'ceramics' }),
  ];
  expect(codes(replies)).toEqual(Array(2).fill([409, 'admin/category-exists']));
  expect(replies[0]?.json().error).toBe('This category already exists');
  expect((await send(renameCategory, { id: cups, name: 'cups' })).statusCode).toBe(200);
  await send(renameCategory, { id: cups, name: 'Cups' });
  await send(addCategory, { shop, under: ceramics, name: 'Paper' });
  const paper = (await tree()).childrenOf(shop, ceramics).find(({ name }) => name === 'Paper')?.id;
  expect(codes([await send(moveCategory, { id: paper, under: '' })])).toEqual([[409, 'admin/category-exists']]);
  await send(removeCategory, { id: paper, below: '0' });
  expect(await paths()).toEqual(before);
});

spec('TAG-04', 'a name has 1 to 25 characters; a longer one comes back as typed, without script too', async () => {
  const long = 'x'.repeat(26);
  const reply = await send(addCategory, { shop, under: '', name: long });
  expect([reply.statusCode, reply.json().data.errors]).toEqual([400, { name: 'Enter a name of 1 to 25 characters.' }]);
  const page = `${ADMIN_PATH.categories}?shop=${shop}`;
  const block = firstFormBlock((await owner.get(page)).body);
  const form = await owner.post(addCategory.path, { shop, under: '', name: long, page, block });
  expect([form.statusCode, form.body.includes(`value="${long}"`), form.body.includes('1 to 25')]).toEqual([
    422,
    true,
    true,
  ]);
  const right = await owner.post(addCategory.path, { shop, under: '', name: 'x'.repeat(25), page, block });
  expect([right.statusCode, right.headers.location]).toEqual([303, `${page}&done=added`]);
  expect((await owner.get(String(right.headers.location))).body).toContain('Category added at the end');
  await send(removeCategory, { id: await idOf('x'.repeat(25)), below: '0' });
});

spec(
  'LIMIT-05',
  'no category is moved below itself, deeper than six or below an unknown one, and only owners may move it',
  async () => {
    const before = await paths();
    const [ceramics, bowls] = [await idOf('Ceramics'), await idOf('Tea bowls')];
    const itself = [
      await send(moveCategory, { id: ceramics, under: ceramics }),
      await send(moveCategory, { id: ceramics, under: bowls }),
    ];
    expect(codes(itself)).toEqual(Array(2).fill([409, 'admin/category-below-itself']));
    let under = bowls;
    for (const name of ['3', '4', '5', '6']) {
      await send(addCategory, { shop, under, name });
      under = await idOf(name);
    }
    const deep = [
      await send(addCategory, { shop, under, name: '7' }),
      await send(moveCategory, { id: await idOf('Paper'), under }),
    ];
    expect(codes(deep)).toEqual(Array(2).fill([409, 'admin/category-too-deep']));
    expect(codes([await send(removeCategory, { id: await idOf('3'), below: '2' })])).toEqual([
      [409, 'admin/category-grown'],
    ]);
    expect((await send(removeCategory, { id: await idOf('3'), below: '3' })).statusCode).toBe(200);
    expect(await paths()).toEqual(before);
    const reporting = await signedIn('rep@x.test');
    const others = [
      await send(addCategory, { shop, name: 'A' }, reporting),
      await send(addCategory, { shop, name: 'A' }, open.visitor()),
    ];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  },
);

spec('LIMIT-05', 'of two concurrent additions to the last room one is refused, and nothing is lost', async () => {
  const before = await paths();
  const room = 10_000 - before.length;
  const names = Array.from({ length: room - 1 }, (_, index) => `N${index}`);
  const rows = names.map((name, position) => ({
    id: crypto.randomUUID(),
    site_id: siteId,
    collection_id: shop,
    parent_id: null,
    slug: name.toLowerCase(),
    name,
    name_key: name.toLowerCase(),
    position: position + 10,
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await open.db
      .insertInto('category')
      .values(rows.slice(at, at + 1000))
      .execute();
  const replies = await Promise.all(['Last', 'One more'].map((name) => send(addCategory, { shop, under: '', name })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({
    code: 'admin/categories-full',
    error: expect.stringContaining('has 10000 categories'),
  });
  const list = (await owner.get(`${ADMIN_PATH.categories}?page=2`)).body;
  expect([list.match(/<li class="admin-categories__entry"/g)?.length, list.includes('10000 categories used')]).toEqual([
    50,
    true,
  ]);
  expect(await linksOf('/shop')).toEqual(['/shop/c/mugs']);
  await open.db
    .deleteFrom('category')
    .where('name', 'in', [...names, 'Last', 'One more'])
    .execute();
  expect(await paths()).toEqual(before);
});

spec(
  'LIMIT-05',
  'removing a category removes those below it but no product; afterwards no import changes categories',
  async () => {
    await send(moveCategory, { id: await idOf('Cups'), under: await idOf('Ceramics') });
    await send(removeCategory, { id: await idOf('Ceramics'), below: '2' });
    expect(await paths()).toEqual(['Paper']);
    expect((await open.visitor().get('/shop/p/mug')).statusCode).toBe(200);
    await open.load(patched({ ...DIVIDED, 'products.0.categories': ['mugs', 'paper'] }));
    expect(await paths()).toEqual(['Paper']);
    expect(await linksOf('/shop')).toEqual(['/shop/c/paper']);
    const { changes } = await open.db
      .selectFrom('category_change')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('changed_by', '!=', '')
      .executeTakeFirstOrThrow();
    expect(Number(changes)).toBeGreaterThan(8);
  },
);
