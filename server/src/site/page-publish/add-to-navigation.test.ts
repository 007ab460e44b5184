import type { SiteMenuEntry } from 'shared-types/site/page/frame';
import { createPage } from '../page-draft/create-page';
import { headerFooterKind } from '../saved-state/header-footer-state';
import { findState } from '../saved-state/saved-state';
import { prepareOwnedPages, set } from './pages.fixture';

const pages = prepareOwnedPages();
const SHOP = { title: 'Shop', path: '/shop' };

const create = async (title: string, addsToNavigation: boolean) => {
  const { siteId, author } = pages;
  const outcome = await createPage(pages.imports.db, { siteId, author, title, addsToNavigation });
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  return outcome.pageId;
};
const navigation = async (): Promise<readonly SiteMenuEntry[]> =>
  (await findState(pages.imports.db, headerFooterKind(), pages.siteId)).state.header.links;

test('a new page goes into the main navigation with its first publication, and only if its owner wants it', async () => {
  const [wanted, other] = [await create('About us', true), await create('Hidden', false)];
  expect(await navigation()).toEqual([SHOP]);
  expect((await pages.publish([wanted, other])).kind).toBe('published');
  expect(await navigation()).toEqual([SHOP, { title: 'About us', path: '/about-us' }]);
});

test('a link that the owner has removed since does not come back, also not by an import', async () => {
  const pageId = await create('About us', true);
  await pages.publish([pageId]);
  await pages.reload();
  expect(await navigation()).toHaveLength(2);
  await pages.imports.db.deleteFrom('header_footer_change').execute();
  await pages.reload();
  expect(await navigation()).toEqual([SHOP]);
  await pages.change(pageId, set('/title', 'About'));
  await pages.publish([pageId]);
  expect(await navigation()).toEqual([SHOP]);
});

test('a page that only accounts see waits for the publication that opens it', async () => {
  const pageId = await create('Staff', true);
  await pages.change(pageId, [{ op: 'add', path: '/lock', value: { by: 'accounts' } }]);
  await pages.publish([pageId]);
  expect(await navigation()).toEqual([SHOP]);
  await pages.change(pageId, [{ op: 'remove', path: '/lock' }]);
  await pages.publish([pageId]);
  expect(await navigation()).toEqual([SHOP, { title: 'Staff', path: '/staff' }]);
});
