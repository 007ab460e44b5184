import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import { COOKIE } from 'shared-types/site/cookie';
import { sealedCookie } from '../../../../tools/testing/server/sealed-cookie';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { dataIn } from '../page/template/page-context.fixture';
import { actOn } from './act-on.fixture';
import { publish } from './publish/publish';
import { rebuilt } from './rebuilt.fixture';
import { changeRule, readRule } from './registry.store';
import { ruleAfter, type RuleAct } from './release-rule';
import { isInShare } from './share';

const REMOTE = 'mf-commerce';
const PRODUCT = '/shop/p/stoneware-mug';
const WITHIN_MS = 60_000;
const NEW = 'Put into the cart';

let server: TestServer;
let [old, version] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  old = (await readRule(server.services.db, REMOTE))?.version ?? '';
  await act({ kind: 'set', version: old });
  const build = await rebuilt(REMOTE, ['Add to cart', NEW]);
  ({ version } = build);
  await publish(server.services, build, { who: 'test', reason: 'published' });
});
afterAll(() => server.close());

/** Changes the remote, and waits until the running server has noticed. */
async function act(wanted: RuleAct, remote = REMOTE): Promise<void> {
  const { rule } = await actOn(server.services.db, remote, wanted);
  const { registry } = server.services;
  const serial = rule?.serial ?? 0;
  const endMs = Date.now() + WITHIN_MS;
  while (registry.current().serial < serial && Date.now() < endMs) await pause(20);
  expect(registry.current().serial).toBeGreaterThanOrEqual(serial);
}

const cohortWhere = (isIn: boolean, percent: number) =>
  Array.from({ length: 10_000 }, (_, one) => one).find((one) => isInShare(one, REMOTE, percent) === isIn);

/** The page for a browser in this cohort. */
async function look(cohort?: string | number, headers: Readonly<Record<string, string>> = {}) {
  const named = { host: 'localhost', name: COOKIE.cohort, value: String(cohort) };
  const cookie = cohort === undefined ? {} : { cookie: `${COOKIE.cohort}=${sealedCookie(server.app, named)}` };
  const reply = await server.app.inject({ url: PRODUCT, headers: { host: 'localhost', ...cookie, ...headers } });
  return {
    isNew: reply.body.includes(NEW),
    version: dataIn(reply.body).release.remotes[REMOTE]?.version,
    cohort: reply.cookies.find(({ name }) => name === COOKIE.cohort),
  };
}
const shown = async (cohort?: string | number) => {
  const { isNew, version: live } = await look(cohort);
  return [isNew, live];
};

test('while all have the same version, nobody is put into a cohort, and none changes the page', async () => {
  expect((await look()).cohort).toBeUndefined();
  expect(await shown(cohortWhere(true, 1))).toEqual([false, old]);
});

test('a share of visitors gets the new version, HTML and code; the others and those without cookies get the old one', async () => {
  await act({ kind: 'canary', version, percent: 10 });
  expect(await shown(cohortWhere(true, 10))).toEqual([true, version]);
  expect(await shown(cohortWhere(false, 10))).toEqual([false, old]);
  const first = await look();
  expect([first.isNew, first.version]).toEqual([false, old]);
  expect(first.cohort).toMatchObject({
    value: expect.stringMatching(/^\d{1,4}~[\w-]{22}$/),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 2_592_000,
  });
  expect((await look(first.cohort?.value.split('~')[0])).cohort).toBeUndefined();
  // Requests of a page's state events assign no cohort.
  const states = await server.app.inject({ url: PRODUCT, headers: { host: 'localhost', accept: 'application/json' } });
  expect(states.cookies.map(({ name }) => name)).not.toContain(COOKIE.cohort);
  for (const garbage of ['x', '-1', '10000', '1e3', '']) expect(await shown(garbage)).toEqual([false, old]);
});

test('the texts of a state event are from the visitor’s version too', async () => {
  const build = await rebuilt(REMOTE, ['One item in cart', 'One thing in cart']);
  await publish(server.services, build, { who: 'test', reason: 'published' });
  await act({ kind: 'canary', version: build.version, percent: 100 });
  const variantId = /<option value="([0-9a-f-]{36})"/.exec(
    (await server.app.inject({ url: PRODUCT, headers: { host: 'localhost' } })).body,
  )?.[1];
  const spokenLabelFor = async (cohort?: string) => {
    const shopper = createShopper(server.app, 'localhost');
    if (cohort !== undefined) shopper.setCookie(COOKIE.cohort, cohort);
    const reply = await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
    return reply.json().states['commerce/cart'].texts.spokenLabel;
  };
  expect([await spokenLabelFor(), await spokenLabelFor('7'), await spokenLabelFor()]).toEqual([
    'One item in cart',
    'One thing in cart',
    'One item in cart',
  ]);
  await act({ kind: 'endCanary' });
});

test('a visitor keeps the new version as the share grows, and loses it when the share ends', async () => {
  const inTen = cohortWhere(true, 10);
  await act({ kind: 'canary', version, percent: 10 });
  expect(await shown(inTen)).toEqual([true, version]);
  await act({ kind: 'canary', version, percent: 50 });
  expect(await shown(inTen)).toEqual([true, version]);
  await act({ kind: 'canary', version, percent: 100 });
  expect(await shown(cohortWhere(false, 99))).toEqual([true, version]);
  await act({ kind: 'endCanary' });
  expect(await shown(inTen)).toEqual([false, old]);
});

test('a site with a version of its own has it whatever the share, and its visitors are not divided', async () => {
  await act({ kind: 'pin', site: 'fern-and-kiln', version });
  expect(await shown()).toEqual([true, version]);
  await act({ kind: 'canary', version: old, percent: 100 });
  expect(await shown(0)).toEqual([true, version]);
  expect((await look()).cohort).toBeUndefined();
  await act({ kind: 'unpin', site: 'fern-and-kiln' });
  await act({ kind: 'endCanary' });
  expect(await shown()).toEqual([false, old]);
});

test('a disabled remote is off in both versions', async () => {
  await act({ kind: 'canary', version, percent: 100 });
  await act({ kind: 'disable', keepsHtml: true });
  expect(await shown(0)).toEqual([true, undefined]);
  await act({ kind: 'enable' });
  expect(await shown(0)).toEqual([true, version]);
  await act({ kind: 'set', version: old });
  expect(await shown(0)).toEqual([false, old]);
});

test('a remote is disabled at one site, and a site without the shell is HTML only', async () => {
  const pageAt = async (host: string) => (await server.app.inject({ url: '/', headers: { host } })).body;
  const [shop, bistro] = ['localhost', 'bistro.localhost'];
  const isOn = (html: string, remote: string) => html.includes(`/remotes/${remote}/`);
  await act({ kind: 'disableAt', site: 'fern-and-kiln' });
  expect([isOn(await pageAt(shop), REMOTE), isOn(await pageAt(bistro), REMOTE)]).toEqual([false, true]);
  expect(await pageAt(shop)).toContain('data-feature="commerce/indicator"');
  await act({ kind: 'enableAt', site: 'fern-and-kiln' });
  expect(isOn(await pageAt(shop), REMOTE)).toBe(true);

  await act({ kind: 'disableAt', site: 'fern-and-kiln' }, 'shell');
  expect(await pageAt(shop)).not.toMatch(/<script(?! type="application\/(?:ld\+)?json"| nonce="[^"]*"><\/script>)/);
  expect(await pageAt(bistro)).toContain('id="colonnade-shell"');
  const product = (await server.app.inject({ url: PRODUCT, headers: { host: shop } })).body;
  expect(product).toMatch(/<form[^>]* action="\/api\/commerce\/cart\/lines"/);
  await act({ kind: 'enableAt', site: 'fern-and-kiln' }, 'shell');
  expect(await pageAt(shop)).toContain('id="colonnade-shell"');
});

test('cached HTML has the current state of a remote, whatever it was rendered in first', async () => {
  const BLOCK = new RegExp(`<div class="block"[^>]* data-remote="${REMOTE}"[^>]*>`, 'g');
  const wakesAny = async (path: string) => {
    const { body } = await server.app.inject({ url: path, headers: { host: 'localhost' } });
    const blocks = [...body.matchAll(BLOCK)];
    expect(blocks.length).toBeGreaterThan(0);
    return blocks.some(([tag]) => tag.includes(' data-live='));
  };
  await act({ kind: 'disableAt', site: 'fern-and-kiln' });
  expect(await wakesAny('/shop')).toBe(false);
  await act({ kind: 'enableAt', site: 'fern-and-kiln' });
  expect([await wakesAny('/shop'), await wakesAny('/cart')]).toEqual([true, true]);
  await act({ kind: 'disable', keepsHtml: true });
  expect([await wakesAny('/shop'), await wakesAny('/cart')]).toEqual([false, false]);
  await act({ kind: 'enable' });
});

test('the template of a page with a fallback is made once for all its visitors', async () => {
  await act({ kind: 'disable', keepsHtml: false });
  await look();
  // Making a page template reads the inlined files.
  const filesRead = jest.spyOn(server.services.registry.files, 'read');
  expect((await look()).version).toBeUndefined();
  expect(filesRead.mock.calls.map(([, file]) => file)).toEqual([]);
  await act({ kind: 'enable' });
});

test('changes of any remotes are serialised, so that a listener to one has all before it', async () => {
  const { db } = server.services;
  const waiting = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      )
    ).rows.length;
  const disable = (remote: string) =>
    changeRule(db, {
      remote,
      note: { who: 'test', reason: 'off' },
      change: (rule) => rule && ruleAfter(rule, { kind: 'disable', keepsHtml: true }),
    });
  const changes = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('release_rule'), 0)`.execute(trx);
    const begun = ['mf-forms', 'mf-blocks'].map(disable);
    for (const endMs = Date.now() + WITHIN_MS; (await waiting()) < 2 && Date.now() < endMs;) await pause(20);
    expect(await waiting()).toBe(2);
    return { begun };
  });
  expect((await Promise.all(changes.begun)).map(({ kind }) => kind)).toEqual(['changed', 'changed']);
});

test('a build published during a share changes what the other visitors have', async () => {
  await act({ kind: 'follow', newest: version });
  await act({ kind: 'canary', version: old, percent: 100 });
  const next = await rebuilt(REMOTE, ['Add to cart', 'Take it']);
  await publish(server.services, next, { who: 'test', reason: 'published' });
  const rule = await readRule(server.services.db, REMOTE);
  expect(rule).toMatchObject({ version: next.version, canary: { version: old, percent: 100 } } satisfies {
    version: Manifest['version'];
    canary: object;
  });
});
