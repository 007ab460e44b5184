import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { DOMAIN_CALLS, NO_MAIN_DOMAIN, type DomainsView } from 'shared-types/admin/domains';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { DOMAIN, openDomains, TARGET, type DomainsWorld } from '../../site/domain/domains.fixture';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';

const [ADA, ED, STRANGER] = ['ada@shop.example', 'ed@shop.example', 'stranger@x.example'] as const;
const PAGE = ADMIN_PATH.domains;
const { addDomain, checkDomain, useMainDomain, removeDomain, getDomains } = DOMAIN_CALLS;

let world: DomainsWorld;
let ada: Shopper;
beforeAll(async () => {
  world = await openDomains({ accounts: { [ADA]: ['admin'], [ED]: ['editor'] } });
  await world.open.load(exampleDocument('other', 'other.example'));
  await seedAccount(world.open.db, { email: STRANGER, roles: { other: ['admin'] } });
  ada = await as(ADA);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['site_domain', 'rate_window'] as const) await world.open.db.deleteFrom(table).execute();
  world.open.sites.invalidate(world.siteId);
  world.proxy.show('valid');
});

async function as(email: string, host = 'shop.example'): Promise<Shopper> {
  const browser = world.open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
}
const call = (path: string, body: object, browser = ada) => browser.call('POST', path, body);
const view = async () => (await ada.get(getDomains.path)).json<DomainsView>();
const statusOf = async () => (await view()).domains[0]?.status;
const refusedWith = async (name: string) => {
  const { statusCode, json } = await call(addDomain.path, { name });
  return [statusCode, json<{ data?: { errors?: { name?: string } } }>().data?.errors?.name];
};

test('an owner connects a domain without script: the page has its records, says what is wrong, and then that it works', async () => {
  const site = await world.open.sites.byHost('shop.example');
  const block = site && onlyBlockOf(site.adminPages.domains);
  const sent = { block, page: PAGE };
  expect((await ada.get(PAGE)).body).toContain('No domain is connected yet.');
  const refused = await ada.post(addDomain.path, { ...sent, form: 'add', name: 'co.uk' });
  expect([refused.statusCode, refused.body.includes('value="co.uk"')]).toEqual([422, true]);
  expect(refused.body).toContain('This is only its ending.');
  const added = await ada.post(addDomain.path, { ...sent, form: 'add', name: `https://${DOMAIN.toUpperCase()}/shop` });
  expect([added.statusCode, added.headers.location]).toEqual([303, expect.stringContaining('done=added')]);
  const { body } = await ada.get(added.headers.location as string);
  const { token } = await world.row();
  for (const text of ['Domain added.', DOMAIN, TARGET, `_colonnade.${DOMAIN}`, `colonnade-site=${token}`])
    expect(body).toContain(text);
  world.dns.set(DOMAIN, { CNAME: ['old.example'] });
  world.dns.set(`_colonnade.${DOMAIN}`);
  await ada.post(checkDomain.path, { ...sent, domain: DOMAIN });
  const wrong = (await ada.get(PAGE)).body;
  expect(wrong).toContain('Wrong value found: old.example');
  expect(wrong).toContain('Nothing found');
  await world.setRecords();
  await ada.post(checkDomain.path, { ...sent, domain: DOMAIN });
  expect((await ada.get(PAGE)).body).toMatch(/Connected and secure\..*valid until/s);
  await ada.post(useMainDomain.path, { ...sent, domain: DOMAIN });
  expect((await ada.get(PAGE)).body).toContain('your other addresses redirect here');
  expect(await world.get('shop.example', '/shop?a')).toEqual([301, `https://${DOMAIN}/shop?a`]);
  await ada.post(useMainDomain.path, { ...sent, domain: NO_MAIN_DOMAIN });
  expect(await world.get('shop.example', '/shop?a')).toEqual([200, undefined]);
  const asked = await ada.post(removeDomain.path, { ...sent, domain: DOMAIN });
  expect(asked.body).toContain(`It stays available at ${TARGET}.`);
  expect(asked.body).toContain('name="confirmed" value="yes"');
  const removed = await ada.post(removeDomain.path, { ...sent, domain: DOMAIN, confirmed: 'yes' });
  expect(removed.headers.location).toContain('done=removed');
  expect([(await world.get(DOMAIN))[0], (await world.get('shop.example'))[0]]).toEqual([404, 200]);
});

test('a domain that cannot be connected is refused with what to do', async () => {
  expect(await refusedWith('shop.example')).toEqual([400, 'Your site answers at this domain already.']);
  expect(await refusedWith('other.example')).toEqual([400, expect.stringContaining('remove the domain there')]);
  expect((await refusedWith(`x.${TARGET}`))[1]).toContain('belongs to the platform');
  expect((await call(addDomain.path, { name: DOMAIN })).statusCode).toBe(200);
  expect((await refusedWith(DOMAIN))[1]).toBe('This domain is in the list already.');
  for (let index = 1; index < 10; index += 1) await call(addDomain.path, { name: `d${index}.kiln.example` });
  expect((await refusedWith('d10.kiln.example'))[1]).toContain('at most 10 domains');
  expect((await view()).domains).toHaveLength(10);
});

test('a name in other letters is shown as it is written, and stored in ASCII', async () => {
  await call(addDomain.path, { name: 'żółw.kiln.example' });
  const [domain] = (await view()).domains;
  expect([domain?.name, domain?.domain]).toEqual(['żółw.kiln.example', expect.stringMatching(/^xn--/)]);
});

test('a domain is the main address only once it is verified, and a removed one is not checked', async () => {
  await world.add();
  expect((await call(useMainDomain.path, { domain: DOMAIN })).json()).toMatchObject({
    code: 'admin/domain-unverified',
  });
  expect(await statusOf()).toBe('new');
  for (const { path } of [checkDomain, useMainDomain, removeDomain])
    expect((await call(path, { domain: 'none.example' })).json()).toMatchObject({ code: 'admin/domain-gone' });
});

test('checks by hand are limited', async () => {
  await world.add();
  await world.setRecords();
  const codes: number[] = [];
  for (let times = 0; times < 31; times += 1) codes.push((await call(checkDomain.path, { domain: DOMAIN })).statusCode);
  expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([30, 429]);
});

test('who removes the domain at which they are signed in is led to the site’s name on the product host', async () => {
  await world.add();
  await world.setRecords();
  await world.check();
  const here = await as(ADA, DOMAIN);
  expect((await here.get(PAGE)).statusCode).toBe(200);
  const reply = await call(removeDomain.path, { domain: DOMAIN, confirmed: 'yes' }, here);
  expect(reply.json<{ location: string }>().location).toMatch(new RegExp(`^http://${TARGET}/config/domain\\?`));
});

spec('ROLE-04', 'administrators of the site alone see and change its domains', async () => {
  await world.add();
  const others = [await as(ED), await as(STRANGER, 'other.example'), world.open.visitor()] as const;
  const bodies = [
    [addDomain.path, { name: 'new.kiln.example' }],
    [checkDomain.path, { domain: DOMAIN }],
    [useMainDomain.path, { domain: DOMAIN }],
    [removeDomain.path, { domain: DOMAIN, confirmed: 'yes' }],
  ] as const;
  const [editor, , visitor] = others;
  for (const [path, body] of bodies)
    expect([path, (await call(path, body, editor)).statusCode, (await call(path, body, visitor)).statusCode]).toEqual([
      path,
      403,
      401,
    ]);
  expect([(await editor.get(PAGE)).statusCode, (await editor.get(getDomains.path)).statusCode]).toEqual([403, 403]);
  // The other site's owner reaches no domain of this one.
  for (const [path, body] of bodies.slice(1)) expect((await call(path, body, others[1])).statusCode).toBe(404);
  expect((await others[1].get(getDomains.path)).json<DomainsView>().domains).toEqual([]);
  expect(await world.row()).toMatchObject({ is_main: false });
});
