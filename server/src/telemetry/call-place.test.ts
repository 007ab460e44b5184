import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { bilingualDocument } from '../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { patched } from '../../../tools/testing/site/patched';
import { withLockedPages } from '../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../tools/testing/spec';
import type { Shopper } from '../../../tools/testing/store/shopper';
import { MIA, prepareMembers, STELLAN } from '../site/member-session/members.fixture';
import { HIT_DATA } from './visits/hit-data.fixture';

const members = prepareMembers();
beforeAll(async () => {
  await members.open.load(withLockedPages(bilingualDocument()));
  const categories = [{ collection: '/shop', slug: 'ceramics', name: 'Ceramics' }];
  const items = { categories, 'products.0.slug': 'żółty-kubek' };
  await members.open.load(patched(items, exampleDocument('items', 'items.example')));
});

/** Number of records kept of a hit on this page, by a visitor who has consented. */
async function recordedAt(visitor: Shopper, path: string): Promise<unknown> {
  visitor.setCookie('CookieChoice', 'true');
  const data = JSON.stringify({ ...HIT_DATA, url: `http://shop.example${path}` });
  return (await visitor.call('POST', VISIT_CALLS.recordHit.path, { event: 'view', data })).json<unknown>();
}

spec('ANLT-06', 'a page that is locked for the visitor is not recorded, until it is unlocked', async () => {
  expect(await recordedAt(members.open.visitor(), '/members')).toEqual({ recorded: 0 });
  expect(await recordedAt(await members.signedIn(MIA), '/members')).toEqual({ recorded: 1 });
});

spec('ANLT-07', 'a page that is denied to a member of other areas is not recorded either', async () => {
  expect(await recordedAt(await members.signedIn(MIA), '/members/studio')).toEqual({ recorded: 0 });
  expect(await recordedAt(await members.signedIn(STELLAN), '/members/studio')).toEqual({ recorded: 1 });
});

async function viewedPaths(): Promise<readonly string[]> {
  const { db, records } = members.open;
  await records.flush();
  const rows = await db.selectFrom('telemetry_hour').select('path').where('name', '=', 'view').execute();
  return rows.map(({ path }) => path);
}

test('pages of each language have their own paths', async () => {
  expect(await recordedAt(members.open.visitor('bilingual.example'), '/pl/nigdzie')).toEqual({ recorded: 0 });
  expect(await recordedAt(members.open.visitor('bilingual.example'), '/pl/shop?q=1')).toEqual({ recorded: 1 });
  expect(await viewedPaths()).toContain('/pl/shop');
});

spec('ANLT-05', 'a category and a product have their own paths, in any letters; unknown ones have none', async () => {
  const at = (path: string) => recordedAt(members.open.visitor('items.example'), path);
  for (const path of ['/shop/c/ceramics', '/shop/p/żółty-kubek', '/shop/p/%C5%BC%C3%B3%C5%82ty-kubek'])
    expect([path, await at(path)]).toEqual([path, { recorded: 1 }]);
  for (const path of ['/shop/c/gone', '/shop/c/żółty-kubek', '/shop/p/ceramics', '/shop/p/%25C5%25BC'])
    expect([path, await at(path)]).toEqual([path, { recorded: 0 }]);
  expect(await viewedPaths()).toEqual(expect.arrayContaining(['/shop/c/ceramics', '/shop/p/żółty-kubek']));
});
