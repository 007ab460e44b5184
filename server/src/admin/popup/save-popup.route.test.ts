import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { POPUP_ELEMENT_ID, type PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';
import { POPUP_PREVIEW_PATH } from 'shared-types/admin/pages/popup';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { until } from '../../../../tools/testing/until';
import { dataIn } from '../../site/page/template/page-context.fixture';
import { ADA, BEN, CLERK, popupBase, prepareSpecialPages } from './popup.fixture';

const shop = prepareSpecialPages();
const START_MS = 3000;
const HEADING = 'Join our newsletter';

const visited = async (path = '/') => (await shop.open.visitor().get(path)).body;
const isAt = async (path = '/') => (await visited(path)).includes(`id="${POPUP_ELEMENT_ID}"`);
const settings = async (): Promise<PopupOverlaySettings | undefined> =>
  dataIn(await visited()).context.settings.popupOverlaySettings;

spec('TWEAK-02', 'an owner creates a popup, which visitors see once it is switched on, with its content', async () => {
  const ada = await shop.as(ADA);
  const created = (await shop.create(ada, 'popup-overlay')).json();
  expect(created.location).toBe(ADMIN_PATH.pageEditor.replace('{slug}', created.pageId));
  expect((await ada.get(created.location)).statusCode).toBe(200);
  expect(await isAt()).toBe(false);
  expect((await shop.create(ada, 'popup-overlay')).json().pageId).toBe(created.pageId);

  const reply = await shop.save(ada, { delaySeconds: '3', displayFrequency: '7' });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Saved. Visitors see it on their next page.']);
  expect(await visited()).toContain(HEADING);
  expect(await settings()).toEqual({
    ...{ style: 'card', enableMobile: true, version: 1, showUntilSignup: false },
    ...{ displayFrequency: 7, delaySeconds: 3 },
  });
  const versions = await shop.open.db.selectFrom('page_version').select('page_id').execute();
  expect(versions).toEqual([{ page_id: created.pageId }]);

  await shop.save(ada, { isShown: undefined, delaySeconds: '3', displayFrequency: '7' });
  expect(await isAt()).toBe(false);
  expect((await ada.get(ADMIN_PATH.popup)).body).toMatch(
    /name="delaySeconds"[^>]*value="3"|value="3"[^>]*name="delaySeconds"/,
  );
});

test('is shown on the chosen pages alone, and only those of visitors get what is needed to show it', async () => {
  const ada = await shop.as(ADA);
  await shop.create(ada, 'popup-overlay');
  await shop.save(ada, { pages: '/shop\r\n /shop/* \n\n', until: '2099-01-01T12:00' });
  const shown = await Promise.all(['/', '/shop', '/shop/p/mug'].map(isAt));
  expect(shown).toEqual([false, true, true]);
  expect(await visited('/shop')).not.toContain('2099');
});

test('is shown from its start on, although the page was cached before', async () => {
  const ada = await shop.as(ADA);
  await shop.create(ada, 'popup-overlay');
  const soon = new Date(Date.now() + START_MS);
  const from = soon.toISOString().replace('Z', '');
  expect((await shop.save(ada, { from })).statusCode).toBe(200);
  await until(() => isAt(), 'the popup is there from its start');
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
});

test('a save shows it again to visitors who have closed it, if its owner wants that', async () => {
  const ada = await shop.as(ADA);
  await shop.create(ada, 'popup-overlay');
  await shop.save(ada, { again: 'on' });
  await shop.save(ada);
  expect((await settings())?.version).toBe(2);
});

test('wrong fields are reported together, and nothing is saved', async () => {
  const ada = await shop.as(ADA);
  await shop.create(ada, 'popup-overlay');
  const wrong = {
    style: 'cloud',
    delaySeconds: '601',
    scrollPercent: '-1',
    pages: 'shop\n/a b',
    displayFrequency: 'x',
  };
  const reply = await shop.save(ada, { ...wrong, from: '2027-01-02T10:00', until: '2027-01-02T10:00' });
  expect([reply.statusCode, Object.keys(reply.json().data.errors).toSorted()]).toEqual([
    400,
    ['delaySeconds', 'displayFrequency', 'pages', 'scrollPercent', 'style', 'until'],
  ]);
  expect(await shop.open.db.selectFrom('site_popup_change').selectAll().execute()).toEqual([]);
});

test('without content it cannot be switched on, nor with a block that depends on its page', async () => {
  const ada = await shop.as(ADA);
  const without = await shop.save(ada);
  expect([without.statusCode, without.json().data.errors.isShown]).toEqual([400, expect.stringContaining('Create')]);
  const { pageId } = (await shop.create(ada, 'popup-overlay')).json();
  const { db } = shop.open;
  const draft = db.selectFrom('page_draft').select('content').where('page_id', '=', pageId);
  const { content } = await draft.executeTakeFirstOrThrow();
  const [first] = Object.values(content.blocks);
  const blocks = { ...content.blocks, [first!.id]: { ...first, type: BLOCK_TYPE.marquee } };
  const values = { content: JSON.stringify({ ...content, blocks }) };
  await db.updateTable('page_draft').set(values).where('page_id', '=', pageId).execute();
  const refused = await shop.save(ada);
  expect([refused.statusCode, refused.json().data.errors.isShown]).toEqual([
    422,
    expect.stringContaining('cannot be in a popup'),
  ]);
  expect(await isAt()).toBe(false);
});

test('the second of two people who save is told of the first', async () => {
  const [ada, ben] = [await shop.as(ADA), await shop.as(BEN)];
  await shop.create(ada, 'popup-overlay');
  const base = await popupBase(ben);
  await shop.save(ada, { delaySeconds: '9' });
  const reply = await shop.save(ben, { style: 'bottom' }, base);
  expect([reply.statusCode, reply.json().code, Object.keys(reply.json().data.errors).toSorted()]).toEqual([
    409,
    'admin/popup-conflict',
    ['delaySeconds', 'style'],
  ]);
});

test('a document that is imported later keeps what was saved', async () => {
  const ada = await shop.as(ADA);
  await shop.create(ada, 'popup-overlay');
  await shop.save(ada, { pages: '/' });
  const document = exampleDocument();
  await shop.open.load({ ...document, site: { ...document.site, tagline: 'Newer' } });
  expect([await isAt(), await isAt('/shop')]).toEqual([true, false]);
});

test('the preview has the draft open over the home page, without script, for those who may change it', async () => {
  const ada = await shop.as(ADA);
  const { pageId } = (await shop.create(ada, 'popup-overlay')).json();
  const path = `${POPUP_PREVIEW_PATH.replace(':pageId', pageId)}?style=bottom`;
  const { statusCode, body } = await ada.get(path);
  expect([statusCode, body.includes(HEADING)]).toEqual([200, true]);
  expect(body).toMatch(/<dialog class="[^"]*site-popup-overlay--bottom"[^>]* open/);
  expect(body).toContain('.site-popup-overlay--bottom{');
  expect(body).not.toContain('<script async');
  expect((await (await shop.as(CLERK)).get(path)).statusCode).toBe(403);
  expect((await shop.open.visitor().get(path)).statusCode).toBe(303);
  expect((await ada.get(POPUP_PREVIEW_PATH.replace(':pageId', 'x'))).statusCode).toBe(404);
});

test('is for accounts that may publish pages', async () => {
  const clerk = await shop.as(CLERK);
  expect((await clerk.get(ADMIN_PATH.popup)).statusCode).toBe(403);
  expect((await shop.save(clerk, {}, 'x')).statusCode).toBe(403);
  expect((await shop.create(clerk, 'popup-overlay')).statusCode).toBe(403);
});
