import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { sql } from 'kysely';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { until } from '../../../../tools/testing/until';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { dataIn } from '../../site/page/template/page-context.fixture';
import { changeRule, readRule } from '../../site/registry/registry.store';
import { addVersion } from '../../site/registry/signed-version.fixture';
import { lastChanges } from '../remotes/release-changes.store';

const FORMS = 'mf-forms';
const OPS = 'ops@shop.example';
const LOOKER = 'looker@shop.example';
const OWNER = 'owner@shop.example';
const PATH = ADMIN_PATH.remote.replace('{token}', FORMS);

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await seedAccount(open.db, { email: OWNER, roles: { example: ['admin'] } });
  await seedAccount(open.db, { email: LOOKER, roles: { example: ['viewer'] }, platformRole: 'look' });
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'operate' });
});
afterAll(() => open.close());

async function as(email: string): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, email);
  // With the crumb it was given.
  return browser.twin();
}
const rule = async (remote = FORMS) => (await readRule(open.db, remote)) ?? fail(`${remote} has no rule`);
const changes = (most = 1) => lastChanges(open.db, { remote: FORMS, most });
const change = (browser: Shopper, fields: object) =>
  browser.call('POST', REMOTE_CALLS.changeRemote.path, { remote: FORMS, reason: 'It is slow', ...fields });
const undo = async (browser: Shopper, serial?: number) =>
  browser.call('POST', REMOTE_CALLS.undoRemoteChange.path, {
    remote: FORMS,
    serial: String(serial ?? (await rule()).serial),
  });
const seen = async () => String((await rule()).serial);

async function publishAnother(version: string): Promise<void> {
  await addVersion(open, { remote: FORMS, version });
}

/** Waits until pages name these versions; the running server is notified only by the database. */
async function untilPages(isSo: (remotes: object) => boolean): Promise<void> {
  await until(async () => isSo(dataIn((await open.visitor().get('/')).body).release.remotes));
}

spec('ROLE-04', 'pages and calls require platform roles: one to look, another to change', async () => {
  const [owner, looker, ops] = [await as(OWNER), await as(LOOKER), await as(OPS)];
  const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);
  for (const path of [ADMIN_PATH.remotes, PATH, REMOTES_CALLS.getRemoteChanges.path])
    expect([
      path,
      ...statuses([await open.visitor().get(path), await owner.get(path), await looker.get(path), await ops.get(path)]),
    ]).toEqual([path, 303, 403, 200, 200]);
  const { headers } = await open.visitor().get(REMOTES_CALLS.getRemoteChanges.path);
  expect(headers.location).toBe('/config/sign-in?return=%2Fconfig%2Fremotes');
  const fields = { act: 'disable', seen: await seen(), confirmed: 'yes' };
  const before = await rule();
  expect(
    statuses([await change(open.visitor(), fields), await change(owner, fields), await change(looker, fields)]),
  ).toEqual([401, 403, 403]);
  expect(statuses([await undo(open.visitor()), await undo(owner), await undo(looker)])).toEqual([401, 403, 403]);
  expect(await rule()).toEqual(before);
  const [forLooker, forOps] = [(await looker.get(PATH)).body, (await ops.get(PATH)).body];
  expect(forOps).toContain(`action="${REMOTE_CALLS.changeRemote.path}"`);
  for (const { path } of Object.values(REMOTE_CALLS)) expect(forLooker).not.toContain(path);
  expect((await ops.get(ADMIN_PATH.home)).body).toContain(`href="${ADMIN_PATH.remotes}"`);
  expect((await owner.get(ADMIN_PATH.home)).body).not.toContain(`href="${ADMIN_PATH.remotes}"`);
  expect((await ops.get(ADMIN_PATH.remote.replace('{token}', 'mf-nobody'))).statusCode).toBe(404);
});

spec('PLAT-03', 'a remote is disabled with a reason, after its effect and reach were shown', async () => {
  const ops = await as(OPS);
  const before = await rule();
  const confirmation = await change(ops, { act: 'disable', seen: await seen() });
  expect(confirmation.json()).toEqual({
    message: `${FORMS} stops running on pages. Its HTML stays, and works as it does without scripts. This affects one site; in the last hour 0 pages were opened there.`,
  });
  expect(await rule()).toEqual(before);

  const done = await change(ops, { act: 'disable', seen: await seen(), confirmed: 'yes' });
  expect(done.json()).toEqual({
    message:
      'Done. Open pages follow at once when something is switched off, switched on or undone; other versions start with the next page.',
  });
  expect(await rule()).toMatchObject({
    enabled: false,
    renders: true,
    version: before.version,
    set_by: before.set_by,
  });
  expect(await changes()).toMatchObject([{ who: OPS, reason: 'It is slow', undoes: null, before: { enabled: true } }]);
  await untilPages((remotes) => !(FORMS in remotes));

  const { serial } = await rule();
  expect((await undo(ops)).json().message).toContain('Undone. Open pages follow');
  expect(await rule()).toEqual({ ...before, serial: expect.any(Number) });
  expect(await changes()).toMatchObject([{ who: OPS, reason: 'Undone: It is slow', undoes: serial }]);
  await untilPages((remotes) => FORMS in remotes);

  // An undone change can be undone as well.
  await undo(ops);
  expect((await rule()).enabled).toBe(false);
  await undo(ops);
});

spec('PLAT-03', 'a version set by hand stays; a following remote has the newest, which can be held back', async () => {
  const ops = await as(OPS);
  const first = (await rule()).version ?? '';
  await publishAnother('9.0.0-aaaaaaaa');
  await change(ops, { act: 'set', version: first, seen: await seen(), confirmed: 'yes' });
  expect(await rule()).toMatchObject({ version: first, set_by: 'person' });
  const confirmation = await change(ops, { act: 'follow', seen: await seen() });
  expect(confirmation.json().message).toContain(`9.0.0-aaaaaaaa goes live in place of ${first}`);
  await change(ops, { act: 'follow', seen: await seen(), confirmed: 'yes' });
  expect(await rule()).toMatchObject({ version: '9.0.0-aaaaaaaa', set_by: 'build' });

  await publishAnother('9.0.1-bbbbbbbb');
  await changeRule(open.db, {
    remote: FORMS,
    note: { who: 'ada', reason: 'published' },
    change: (now) => now && { ...now, version: '9.0.1-bbbbbbbb' },
  });
  await undo(ops);
  expect(await rule()).toMatchObject({ version: '9.0.0-aaaaaaaa', set_by: 'person' });
  const page = (await ops.get(PATH)).body;
  expect(page).toContain(`<option value="9.0.1-bbbbbbbb">`);
  await change(ops, { act: 'set', version: first, seen: await seen(), confirmed: 'yes' });
});

spec(
  'PLAT-03',
  'some visitors or one site can have another version; each change is confirmed and can be undone',
  async () => {
    const ops = await as(OPS);
    const before = await rule();
    const version = '9.0.1-bbbbbbbb';
    const share = { act: 'canary', version, percent: 10 };
    const confirmation = await change(ops, { ...share, seen: await seen() });
    expect(confirmation.json().message).toContain(`10 % of visitors get ${version} from their next page on`);
    await change(ops, { ...share, percent: '10', seen: await seen(), confirmed: 'yes' });
    expect(await rule()).toMatchObject({ version: before.version, canary: { version, percent: 10 } });
    await undo(ops);
    expect((await rule()).canary).toBeNull();

    const pin = { act: 'pin', version, site: 'example' };
    expect((await change(ops, { ...pin, seen: await seen() })).json().message).toContain(
      `the site example gets ${version}`,
    );
    await change(ops, { ...pin, seen: await seen(), confirmed: 'yes' });
    expect((await rule()).pins).toEqual({ example: version });
    const page = (await ops.get(PATH)).body;
    expect(page).toContain(`The site example got ${version}, and keeps it.`);
    await change(ops, { act: 'unpin', site: 'example', seen: await seen(), confirmed: 'yes' });
    expect((await rule()).pins).toEqual({});
  },
);

spec('PLAT-03', 'of many accounts that have seen the same state one changes it, and the others are told', async () => {
  const ops = await as(OPS);
  const at = await seen();
  const [before] = await changes();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      change(ops, { act: 'disable', seen: at, confirmed: 'yes', reason: `Number ${index}` }),
    ),
  );
  const won = replies.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  for (const reply of replies.filter((one) => one !== won[0]))
    expect(['admin/remote-changed', 'admin/remote-same']).toContain(reply.json().code);
  const [after, earlier] = await changes(2);
  expect([after?.before?.enabled, after?.after.enabled, earlier?.serial]).toEqual([true, false, before?.serial]);

  const late = await undo(ops, before?.serial);
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/remote-changed']);
  expect((await undo(ops)).statusCode).toBe(200);
});

spec('PLAT-03', 'impossible changes are refused by code, and nothing is changed', async () => {
  const ops = await as(OPS);
  const [before, at] = [await rule(), await seen()];
  const shell = String((await rule('shell')).serial);
  const cases: readonly (readonly [object, number, string])[] = [
    [{ act: 'disable', seen: at, reason: '  ' }, 400, 'site/invalid-input'],
    [{ act: 'disable', seen: at, reason: 'x'.repeat(301) }, 400, 'site/invalid-input'],
    [{ act: 'set', seen: at }, 400, 'site/invalid-input'],
    [{ act: 'explode', seen: at }, 400, 'site/invalid-input'],
    [{ act: 'canary', version: before.version, seen: at }, 400, 'site/invalid-input'],
    [{ act: 'canary', version: before.version, percent: 0, seen: at }, 400, 'site/invalid-input'],
    [{ act: 'canary', percent: 10, seen: at }, 400, 'site/invalid-input'],
    [{ act: 'canary', version: '1.2.3-ffffffff', percent: 10, seen: at }, 404, 'admin/remote-version-gone'],
    [{ act: 'pin', version: before.version, seen: at }, 400, 'site/invalid-input'],
    [{ act: 'pin', version: before.version, site: 'nowhere', seen: at }, 404, 'admin/remote-site-gone'],
    [{ act: 'unpin', site: 'example', seen: at }, 409, 'admin/remote-same'],
    [{ act: 'disableAt', site: 'nowhere', seen: at }, 404, 'admin/remote-site-gone'],
    [{ act: 'enableAt', site: 'example', seen: at }, 409, 'admin/remote-same'],
    [{ act: 'endCanary', seen: at }, 409, 'admin/remote-same'],
    [{ act: 'disable', seen: 'x' }, 400, 'site/invalid-input'],
    [{ act: 'set', version: '1.2.3-ffffffff', seen: at }, 404, 'admin/remote-version-gone'],
    [{ act: 'enable', seen: at }, 409, 'admin/remote-same'],
    [{ act: 'disable', seen: at, remote: 'mf-nobody' }, 404, 'admin/remote-gone'],
    [{ act: 'disable', seen: shell, remote: 'shell', confirmed: 'yes' }, 409, 'admin/remote-lasting'],
    [{ act: 'disable', seen: String(Number(at) - 1), confirmed: 'yes' }, 409, 'admin/remote-changed'],
  ];
  for (const [fields, status, code] of cases) {
    const reply = await change(ops, fields);
    expect([fields, reply.statusCode, reply.json().code]).toEqual([fields, status, code]);
  }
  expect((await undo(ops, 999_999)).json().code).toBe('admin/remote-gone');
  expect(await rule()).toEqual(before);
});

spec('PLAT-03', 'without script the page comes back with the question, and says once that it is done', async () => {
  const ops = await as(OPS);
  const site = await open.sites.byHost('shop.example');
  const block = site ? onlyBlockOf(site.adminPages.remote) : '';
  const fields = {
    remote: FORMS,
    act: 'disable',
    html: 'on',
    reason: 'Why not',
    seen: await seen(),
    block,
    page: PATH,
  };
  const confirmation = await ops.post(REMOTE_CALLS.changeRemote.path, fields);
  expect(confirmation.body).toContain('a plain sentence replaces its HTML. This affects one site');
  expect(confirmation.body).toMatch(/name="confirmed" value="yes"/);
  expect(confirmation.body).toMatch(/name="reason" value="Why not"/);
  const done = await ops.post(REMOTE_CALLS.changeRemote.path, { ...fields, confirmed: 'yes' });
  expect(done.statusCode).toBe(303);
  const shown = await ops.get(String(done.headers.location));
  expect(shown.body).toContain('Done. Open pages follow');
  expect(await rule()).toMatchObject({ enabled: false, renders: false });
  await undo(ops);
});

spec('PLAT-03', 'the history is append-only, and available as a file', async () => {
  for (const statement of ['update release_change set reason = $$x$$', 'delete from release_change'])
    await expect(sql.raw(statement).execute(open.db)).rejects.toThrow('the history of releases is only added to');
  const looker = await as(LOOKER);
  const file = await looker.get(REMOTES_CALLS.getRemoteChanges.path);
  const lines = file.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('number,time,remote,who,why,what,undoes');
  const [count] = (await sql<{ count: number }>`select count(*)::int as count from release_change`.execute(open.db))
    .rows;
  expect(lines).toHaveLength((count?.count ?? 0) + 1);
  expect(lines[1]).toContain(`${FORMS},${OPS},Undone: Why not,code on; HTML on,`);
});

spec('PLAT-02', 'troubles are shown on both pages, with what to do', async () => {
  const ops = await as(OPS);
  const version = '9.0.0-dddddddd';
  await addVersion(open, { remote: FORMS, version });
  const pages = async () => (await Promise.all([ops.get(ADMIN_PATH.remotes), ops.get(PATH)])).map(({ body }) => body);
  const set = { act: 'set', version, seen: await seen(), confirmed: 'yes' };
  expect((await change(ops, set)).statusCode).toBe(200);
  await open.db.updateTable('artifact').set({ signature: null }).where('version', '=', version).execute();
  await open.registry.reload();
  for (const html of await pages()) {
    expect(html).toContain('Not applied');
    expect(html).toMatch(
      new RegExp(
        `Version ${version} is not signed. Pages keep using version \\S+. Publish the version again, or set another one.`,
      ),
    );
  }
  expect((await change(ops, { ...set, seen: await seen() })).statusCode).toBe(404);
  await undo(ops);
  await open.registry.reload();
  for (const html of await pages()) expect(html).not.toContain('Not applied');
});
