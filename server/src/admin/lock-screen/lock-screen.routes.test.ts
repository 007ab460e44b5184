import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_CHANGE_LABELS } from 'shared-types/admin/pages/page-change';
import { PAGE_DRAFT_CALLS } from 'shared-types/admin/pages/page-draft';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { OPENING_BLOCKS } from '../../site/slices/blocks-of-page-type';
import { hashPassword } from '../../site/password/password';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { ADA, CLERK, prepareSpecialPages } from '../popup/popup.fixture';

const shop = prepareSpecialPages();

/** Locks the home page with a password. */
async function lockHome(): Promise<void> {
  const document = exampleDocument();
  const lock = { by: 'password' as const, passwordHash: await hashPassword('kiln') };
  const pages = document.pages.map((page) => (page.path === '/' ? { ...page, lock } : page));
  await shop.open.load({ ...document, pages });
}

async function change(browser: Shopper, pageId: string, patch: readonly object[]) {
  const path = PAGE_DRAFT_CALLS.getPageDraft.path.replace(':pageId', pageId);
  const { revision } = (await browser.get(path)).json();
  const body = { revision, key: randomUUID(), label: PAGE_CHANGE_LABELS[0], patch, inverse: patch };
  return browser.call('PATCH', path, body);
}
/** Id of the block of a draft that asks for the password. */
async function passwordBlock(pageId: string): Promise<string | undefined> {
  const drafts = shop.open.db.selectFrom('page_draft').select('content').where('page_id', '=', pageId);
  const { content } = await drafts.executeTakeFirstOrThrow();
  return Object.values(content.blocks).find(({ type }) => type === OPENING_BLOCKS.password)?.id;
}
const publish = (browser: Shopper, pageId: string, revision: number) =>
  browser.call('POST', PAGES_CALLS.publishPages.path, { pages: [{ pageId, revision }] });

spec('TWEAK-02', 'an owner’s lock screen replaces locked pages once it is published', async () => {
  await lockHome();
  const ada = await shop.as(ADA);
  const { pageId, location } = (await shop.create(ada, 'lock-screen')).json();
  expect((await ada.get(location)).statusCode).toBe(200);
  expect((await ada.get(ADMIN_PATH.lockScreen)).body).toContain('Not published yet');
  const visited = async () => (await shop.open.visitor().get('/')).body;
  expect(await visited()).not.toContain('We are glad you are here');
  const title = { op: 'add', path: `/blocks/${await passwordBlock(pageId)}/settings/title`, value: 'For our guests' };
  expect((await change(ada, pageId, [title])).statusCode).toBe(200);
  expect((await publish(ada, pageId, 1)).statusCode).toBe(200);
  const page = await visited();
  expect(page).toContain('We are glad you are here');
  expect(page).toContain('<h1>For our guests</h1>');
  expect(page).toContain('name="password"');
  expect((await shop.open.visitor().get('/lock-screen')).statusCode).toBe(404);
});

test('without its password form it cannot be published, and other pages cannot have one', async () => {
  const ada = await shop.as(ADA);
  const { pageId } = (await shop.create(ada, 'lock-screen')).json();
  const { db } = shop.open;
  const { content } = await db
    .selectFrom('page_draft')
    .select('content')
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  const [column] = content.body.layout.rows[0]!.columns;
  const form = Object.values(content.blocks).find(({ type }) => type === OPENING_BLOCKS.password)!;
  const removal = [
    { op: 'remove', path: `/blocks/${form.id}` },
    { op: 'remove', path: `/body/layout/rows/0/columns/0/blocks/${column!.blocks.indexOf(form.id)}` },
  ];
  expect((await change(ada, pageId, removal)).statusCode).toBe(200);
  const refused = await publish(ada, pageId, 1);
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    422,
    expect.stringContaining('lets visitors in by password'),
  ]);

  const home = db.selectFrom('page').select('id').where('path', '=', '/');
  const about = await home.executeTakeFirstOrThrow();
  const id = randomUUID();
  const addition = [
    { op: 'add', path: `/blocks/${id}`, value: { id, type: OPENING_BLOCKS.password, settings: {} } },
    { op: 'add', path: '/body/layout/rows/0/columns/0/blocks/0', value: id },
  ];
  expect((await change(ada, about.id, addition)).statusCode).toBe(200);
  expect(JSON.stringify((await publish(ada, about.id, 1)).json())).toContain('can only be on a lock screen');
});

test('is for accounts that may publish pages', async () => {
  const clerk = await shop.as(CLERK);
  expect((await clerk.get(ADMIN_PATH.lockScreen)).statusCode).toBe(403);
  expect((await shop.create(clerk, 'lock-screen')).statusCode).toBe(403);
});
