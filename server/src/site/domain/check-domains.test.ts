import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openDatabase } from '../../platform/schema/database';
import { createSiteDirectory } from '../directory/site-directory';
import { createSnapshots } from '../snapshot/snapshots';
import { createSnapshotWriter } from '../snapshot/write-snapshots';
import { checkDomains } from './check-domains';
import { DOMAIN, openDomains, TARGET, type DomainsWorld } from './domains.fixture';
import { chooseMainDomain, removeDomain } from './site-domain.store';

const DAY_MS = 86_400_000;
/** Checks run in the test file, and see its clock. */
const setTime = (now: () => number) => jest.spyOn(Date, 'now').mockImplementation(now);
const TXT = `_colonnade.${DOMAIN}`;

let world: DomainsWorld;
beforeAll(async () => {
  world = await openDomains({ accounts: { 'ada@shop.example': ['admin'], 'ed@shop.example': ['editor'] } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.open.db.deleteFrom('site_domain').execute();
  world.open.sites.invalidate(world.siteId);
  for (const name of [DOMAIN, TXT, TARGET]) world.dns.set(name);
  world.dns.become('well');
  world.proxy.show('none');
});

const states = async () => {
  const { txt_state, txt_found, address_state, address_found, is_silent } = await world.row();
  return { txt: [txt_state, ...txt_found], address: [address_state, ...address_found], is_silent };
};
/** A connected domain with a certificate. */
async function secure(): Promise<void> {
  await world.add();
  await world.setRecords();
  world.proxy.show('valid');
  await world.check();
}

test('missing, wrong and right records are told apart, and the site answers once its TXT record is right', async () => {
  const { token } = await world.add();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  await world.check(false);
  expect(await states()).toEqual({ txt: ['missing'], address: ['missing'], is_silent: false });
  world.dns.set(DOMAIN, { A: ['203.0.113.9'] });
  world.dns.set(TXT, { TXT: ['colonnade-site=other'] });
  await world.check();
  expect(await states()).toMatchObject({ txt: ['wrong', 'colonnade-site=other'], address: ['wrong', '203.0.113.9'] });
  world.dns.set(DOMAIN, { CNAME: ['old.example'] });
  await world.check();
  expect((await states()).address).toEqual(['wrong', 'old.example']);
  expect((await world.get(DOMAIN))[0]).toBe(404);
  await world.setRecords();
  await world.check();
  expect(await states()).toEqual({ txt: ['right'], address: ['right'], is_silent: false });
  expect((await world.get(DOMAIN))[0]).toBe(200);
});

test('addresses of the site’s name on the product host are as good as a CNAME record', async () => {
  await world.add();
  world.dns.set(TARGET, { A: ['203.0.113.7'], AAAA: ['2001:db8:0:0:0:0:0:7'] });
  world.dns.set(DOMAIN, { A: ['203.0.113.7'] });
  await world.check();
  expect(await world.row()).toMatchObject({ address_state: 'right', addresses: ['2001:db8::7', '203.0.113.7'] });
  world.dns.set(DOMAIN, { A: ['203.0.113.7', '203.0.113.8'] });
  await world.check();
  expect((await states()).address).toEqual(['wrong', '203.0.113.7', '203.0.113.8']);
});

test('while DNS fails or does not answer, everything stays as it was', async () => {
  await secure();
  const { checked_at: _, check_due_at: __, ...before } = await world.row();
  for (const mood of ['failing', 'silent'] as const) {
    world.dns.become(mood);
    await world.check();
    expect(await world.row()).toMatchObject({ ...before, is_silent: true, certificate_seen_at: expect.anything() });
  }
  expect((await world.get(DOMAIN))[0]).toBe(200);
}, 60_000);

test('the certificate is what a browser would make of it', async () => {
  await world.add();
  await world.setRecords();
  const seen = async () => {
    await world.check();
    return (await world.row()).certificate_state;
  };
  expect(await seen()).toBe('none');
  world.proxy.show('expired');
  expect(await seen()).toBe('expired');
  world.proxy.show('valid');
  expect(await seen()).toBe('valid');
  expect((await world.row()).certificate_until?.getFullYear()).toBe(2125);
  world.proxy.show('none');
  // A proxy that restarts.
  expect(await seen()).toBe('valid');
  await world.add('www.other.example');
  await world.setRecords('www.other.example');
  world.proxy.show('valid');
  await world.check();
  expect((await world.row('www.other.example')).certificate_state).toBe('wrongName');
});

test('two servers check each domain once', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await world.add(`${name}.kiln.example`);
  const asked = world.dns.questions.length;
  const { db, config, sites } = world.open;
  const signal = new AbortController().signal;
  await Promise.all([1, 2].map(() => checkDomains({ db, config, sites }, signal)));
  const names = world.dns.questions.slice(asked).filter((name) => name.startsWith('_colonnade.'));
  expect(names.toSorted()).toEqual(['a', 'b', 'c', 'd'].map((name) => `_colonnade.${name}.kiln.example`));
});

test('a domain is checked every minute, after two weeks or once it is secure every hour', async () => {
  await world.add();
  const pause = async () => {
    await world.check();
    const { check_due_at: due, checked_at: at } = await world.row();
    return Math.round((due.getTime() - (at?.getTime() ?? 0)) / 1000);
  };
  expect(await pause()).toBe(50);
  setTime(() => Date.parse('2030-01-01T00:00:00Z'));
  expect(await pause()).toBe(3600);
});

test('of two sites that set records for one domain, one gets it, and the other after that one has removed it', async () => {
  const other = await world.open.load(exampleDocument('other', 'other.example'));
  await world.add();
  await world.add(DOMAIN, other);
  const rows = [await world.row(), await world.row(DOMAIN, other)];
  world.dns.set(TXT, { TXT: rows.map(({ token }) => `colonnade-site=${token}`) });
  await world.check();
  const won = async () =>
    [await world.row(), await world.row(DOMAIN, other)].map(({ verified_at }) => verified_at !== null);
  expect((await won()).filter(Boolean)).toHaveLength(1);
  const [winner, loser] = (await won())[0] ? [world.siteId, other] : [other, world.siteId];
  expect((await world.row(DOMAIN, loser)).is_taken).toBe(true);
  expect((await world.open.sites.byHost(DOMAIN))?.id).toBe(winner);
  await removeDomain(world.open.db, { siteId: winner, domain: DOMAIN });
  world.open.sites.invalidate(winner);
  expect((await world.get(DOMAIN))[0]).toBe(404);
  await world.check();
  expect((await world.open.sites.byHost(DOMAIN))?.id).toBe(loser);
});

test('a host of another site’s document is taken too, and a document cannot take a verified domain', async () => {
  await world.open.load(exampleDocument('other', 'other.example'));
  await expect(world.add('other.example')).rejects.toThrow('other.example is taken.');
  await secure();
  await expect(world.open.load(exampleDocument('third', DOMAIN))).rejects.toThrow(
    `${DOMAIN} belongs to the site example`,
  );
});

test('an import keeps verified domains, and the main one', async () => {
  await secure();
  await chooseMainDomain(world.open.db, world.siteId, DOMAIN);
  await world.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await world.open.load(exampleDocument());
  expect((await world.open.sites.byHost(DOMAIN))?.hosts).toEqual([DOMAIN, 'shop.example']);
  const { hosts } = await world.open.db
    .selectFrom('site')
    .select('hosts')
    .where('id', '=', world.siteId)
    .executeTakeFirstOrThrow();
  expect(hosts).toEqual(['shop.example']);
});

test('records that are gone for seven days take a domain off, with an email to administrators, and never earlier', async () => {
  await secure();
  await chooseMainDomain(world.open.db, world.siteId, DOMAIN);
  for (const name of [DOMAIN, TXT]) world.dns.set(name);
  const start = Date.now();
  const checkAfter = async (days: number) => {
    setTime(() => start + days * DAY_MS);
    await world.check();
    return (await world.row()).verified_at !== null;
  };
  expect([await checkAfter(0), await checkAfter(6.9)]).toEqual([true, true]);
  expect((await world.get(DOMAIN))[0]).toBe(200);
  await world.setRecords();
  expect([await checkAfter(7.5), (await world.row()).lost_since]).toEqual([true, null]);
  for (const name of [DOMAIN, TXT]) world.dns.set(name);
  expect([await checkAfter(8), await checkAfter(14.9), await checkAfter(15.1)]).toEqual([true, true, false]);
  expect(await world.row()).toMatchObject({ is_main: false, ended_at: expect.anything() });
  expect((await world.get(DOMAIN))[0]).toBe(404);
  const emails = await world.open.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).execute();
  expect(emails).toEqual([
    {
      recipient: 'ada@shop.example',
      subject: `${DOMAIN} is no longer connected`,
      body: expect.stringContaining(`https://${TARGET}/config/domain`),
    },
  ]);
  await world.setRecords();
  expect([await checkAfter(16), (await world.row()).ended_at]).toEqual([true, null]);
});

test('a server that starts without the database answers at verified domains, and leads to the main one', async () => {
  await secure();
  await chooseMainDomain(world.open.db, world.siteId, DOMAIN);
  const { connection, db, objects, registry, signing, sites } = world.open;
  sites.invalidate(world.siteId);
  await sites.byHost(DOMAIN);
  const snapshots = createSnapshots({ objects, signing, log: { warn: () => undefined } });
  await createSnapshotWriter(snapshots, async () => undefined)({ db, sites, registry });
  const away = openDatabase({ ...connection, port: 1 }, () => undefined);
  const directory = createSiteDirectory({ db: away, appDomain: 'colonnade.localhost', snapshots });
  const site = await directory.byHost(DOMAIN);
  expect([site?.hosts, site?.mainDomain?.host]).toEqual([[DOMAIN, 'shop.example'], DOMAIN]);
  await away.destroy();
});
