import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REDIRECTS_CALLS, REDIRECTS_FILE_FIELD } from 'shared-types/admin/pages/redirects';
import { patched } from '../../../../tools/testing/site/patched';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { until } from '../../../../tools/testing/until';
import { ADMIN, EDITOR, preparePages, WRITER } from '../pages/pages.fixture';

const pages = preparePages();
let owner: Shopper;
beforeEach(async () => {
  for (const table of ['redirect_hit', 'removed_redirect'] as const) await pages.open.db.deleteFrom(table).execute();
  owner = await pages.as(EDITOR);
});

const { addRedirect, changeRedirect, removeRedirect, importRedirects, getRedirectsFile } = REDIRECTS_CALLS;
const add = (from: string, to: string, kind = 'permanent', browser = owner) =>
  browser.call('POST', addRedirect.path, { from, to, kind });
const stored = async () => {
  const rows = await pages.open.db.selectFrom('redirect').selectAll().orderBy('from_path').execute();
  return rows.map(({ from_path, target, is_temporary }) => `${from_path} → ${target}${is_temporary ? ' (302)' : ''}`);
};
const at = async (path: string) => {
  const { statusCode, headers } = await pages.open.visitor().get(path);
  return [statusCode, headers.location];
};

test('a redirect that an owner adds, changes and removes takes effect at once', async () => {
  expect((await add('/Old-Shop/', 'https://shop.example/shop')).statusCode).toBe(200);
  expect(await at('/old-shop')).toEqual([301, '/shop']);
  const seen = { seenFrom: '/old-shop', seenTo: '/shop', seenKind: 'permanent' };
  const change = { from: '/older/*', to: 'https://other.example/', kind: 'temporary', ...seen };
  expect((await owner.call('POST', changeRedirect.path, change)).statusCode).toBe(200);
  expect(await at('/older/x')).toEqual([302, 'https://other.example/']);
  expect((await at('/old-shop'))[0]).toBe(404);
  expect((await owner.call('POST', changeRedirect.path, change)).json()).toMatchObject({ code: 'admin/redirect-gone' });
  expect((await owner.call('POST', removeRedirect.path, { seenFrom: '/older/*' })).statusCode).toBe(200);
  expect((await at('/older/x'))[0]).toBe(404);
});

test('of two owners who change one redirect, the second is told', async () => {
  await add('/old', '/shop');
  const seen = { seenFrom: '/old', seenTo: '/shop', seenKind: 'permanent' };
  await owner.call('POST', changeRedirect.path, { from: '/old', to: '/', kind: 'permanent', ...seen });
  const late = await owner.call('POST', changeRedirect.path, { from: '/old', to: '/shop', kind: 'temporary', ...seen });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/redirect-changed']);
  expect(await stored()).toEqual(['/old → /']);
});

test('loops, chains, pages and repeated paths are refused at their field, without script too', async () => {
  await add('/a', '/shop');
  const errors = async (from: string, to: string) => (await add(from, to)).json().data.errors;
  expect(await errors('/b', '/a')).toEqual({ to: 'This would be a chain: /b → /a → /shop. Enter the last address.' });
  expect(await errors('/c', '/c')).toEqual({ to: '/c would redirect to itself.' });
  expect(await errors('/shop', '/')).toEqual({
    from: 'There is a page at /shop, and pages come first. Change the URL of the page instead.',
  });
  expect(await errors('/A', '/')).toEqual({ from: 'There is already a redirect from /a.' });
  expect(await errors('/d', '/gone')).toEqual({ to: 'There is no page at /gone.' });
  const page = ADMIN_PATH.redirects;
  const block = firstFormBlock((await owner.get(page)).body);
  const form = await owner.post(addRedirect.path, { from: '/x', to: '/gone', kind: 'permanent', page, block });
  expect([form.statusCode, form.body.includes('value="/gone"'), form.body.includes('no page at /gone')]).toEqual([
    422,
    true,
    true,
  ]);
  const right = await owner.post(addRedirect.path, { from: '/x', to: '/shop', kind: 'permanent', page, block });
  expect((await owner.get(String(right.headers.location))).body).toContain('The redirect is added.');
});

test('hits are counted beside the answer, and the list shows them', async () => {
  await add('/old/*', '/shop');
  for (const path of ['/old/a', '/old/b', '/Shop/']) await at(path);
  const hits = () => pages.open.db.selectFrom('redirect_hit').select(['from_path', 'hits']).execute();
  // One after the other, so the second is counted later than the first.
  await until(async () => (await hits())[0]?.hits === 2, 'both hits are counted');
  expect(await hits()).toEqual([{ from_path: '/old/*', hits: 2 }]);
  expect((await owner.get(ADMIN_PATH.redirects)).body).toContain('used 2 times');
});

test('a moved page leaves a redirect that the list shows as such', async () => {
  const id = await pages.create(owner, 'About');
  await pages.publish(owner, id);
  await pages.change(owner, id, [{ op: 'replace', path: '/path', value: '/team' }]);
  await pages.publish(owner, id);
  const { body } = await owner.get(ADMIN_PATH.redirects);
  expect([await at('/about'), body.includes('made when a page’s URL was changed')]).toEqual([[301, '/team'], true]);
});

test('a document that is imported again leaves what owners have added, changed and removed', async () => {
  const redirects = ['/kept', '/changed', '/removed', '/renamed'].map((from) => ({ from, to: '/shop' }));
  await pages.open.load(patched({ redirects }));
  await add('/own', '/shop');
  const seen = (from: string) => ({ seenFrom: from, seenTo: '/shop', seenKind: 'permanent' });
  const change = (was: string, from: string) =>
    owner.call('POST', changeRedirect.path, { from, to: '/', kind: 'temporary', ...seen(was) });
  await change('/changed', '/changed');
  await change('/renamed', '/now');
  await owner.call('POST', removeRedirect.path, { seenFrom: '/removed' });
  const owners = ['/changed → / (302)', '/kept → /shop', '/now → / (302)', '/own → /shop'];
  expect(await stored()).toEqual(owners);
  await pages.open.load(patched({ redirects: [...redirects, { from: '/own', to: '/' }, { from: '/new', to: '/' }] }));
  expect(await stored()).toEqual([...owners.slice(0, 2), '/new → /', ...owners.slice(2)]);
  await add('/removed', '/shop');
  expect(await stored()).toContain('/removed → /shop');
});

test('the exported file is imported again without a difference; a wrong line is named, and nothing is saved', async () => {
  await add('/a,-b', '/shop?x=1;2');
  await add('/z/*', 'https://other.example/', 'temporary');
  const before = await stored();
  const { body, headers } = await owner.get(getRedirectsFile.path);
  expect(headers['content-type']).toContain('text/csv');
  await pages.open.db.deleteFrom('redirect').execute();
  const files = { field: REDIRECTS_FILE_FIELD, files: [['redirects.csv', Buffer.from(body)] as const] };
  expect((await owner.postFiles(importRedirects.path, {}, files)).json().location).toContain('count=2');
  expect(await stored()).toEqual(before);
  const rows = '/n,/shop\n/m,/gone\n/z/*,/';
  const refused = await owner.call('POST', importRedirects.path, { rows });
  expect(refused.json().data.errors.rows).toBe('Nothing was imported.\nLine 2: There is no page at /gone.');
  expect(await stored()).toEqual(before);
  await owner.call('POST', importRedirects.path, { rows: '/n,/shop\n/z/*,/' });
  expect(await stored()).toEqual(['/a,-b → /shop?x=1;2', '/n → /shop', '/z/* → /']);
});

test('ten thousand redirects come in one import and in pages of fifty; one more is refused', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `/old-${String(index).padStart(5, '0')},/shop`).join('\n');
  expect((await owner.call('POST', importRedirects.path, { rows })).statusCode).toBe(200);
  expect((await add('/one-more', '/shop')).json().code).toBe('admin/redirects-full');
  const pathsAt = async (address: string) => {
    const { body } = await owner.get(address);
    const shown = [...body.matchAll(/__from">([^<]+)</g)].map(([, path]) => path);
    const next = /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    const previous = /href="([^"]+)" rel="prev"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    return { shown, next, previous };
  };
  const first = await pathsAt(ADMIN_PATH.redirects);
  const second = await pathsAt(first.next ?? '');
  const back = await pathsAt(second.previous ?? '');
  expect([first.shown.length, first.shown[0], second.shown[0], first.previous]).toEqual([
    50,
    '/old-00000',
    '/old-00050',
    undefined,
  ]);
  expect([back.shown, back.previous]).toEqual([first.shown, undefined]);
  expect((await pathsAt(`${ADMIN_PATH.redirects}?q=OLD-09999`)).shown).toEqual(['/old-09999']);
});

test('only roles that publish pages see and change redirects', async () => {
  const [admin, writer] = [await pages.as(ADMIN), await pages.as(WRITER)];
  const replies = [
    await add('/a', '/shop', 'permanent', admin),
    await add('/b', '/shop', 'permanent', writer),
    await add('/b', '/shop', 'permanent', pages.open.visitor()),
    await writer.call('POST', removeRedirect.path, { seenFrom: '/a' }),
    await writer.call('POST', importRedirects.path, { rows: '/b,/shop' }),
    await writer.get(getRedirectsFile.path),
    await writer.get(ADMIN_PATH.redirects),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 403, 401, 403, 403, 403, 403]);
  expect(await stored()).toEqual(['/a → /shop']);
});
