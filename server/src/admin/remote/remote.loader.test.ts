import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { changeRule, readRule } from '../../site/registry/registry.store';
import { ruleAfter, type RuleAct } from '../../site/registry/release-rule';
import { bucketOf } from '../../telemetry/records/value-bucket';
import { hourRow } from '../remotes/hour-row.fixture';
import { statuses } from '../remotes/statuses.store';
import { addVersion } from '../../site/registry/signed-version.fixture';

const FORMS = 'mf-forms';
const OPS = 'ops@shop.example';
const NEWER = '9.0.0-aaaaaaaa';

let open: ExampleServer;
let ops: Shopper;
beforeAll(async () => {
  open = await openExample();
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'operate' });
  ops = open.visitor();
  await signIn(ops, OPS);
});
afterAll(() => open.close());

const act = (wanted: RuleAct) =>
  changeRule(open.db, {
    remote: FORMS,
    note: { who: 'test', reason: wanted.kind },
    change: (rule) => rule && ruleAfter(rule, wanted),
  });

/** The versions that can be set, in the order of the list, and the possible acts. */
async function shown() {
  const html = (await ops.get(ADMIN_PATH.remote.replace('{token}', FORMS))).body;
  const set = html.slice(html.indexOf('name="act" value="set"'));
  const list = set.slice(set.indexOf('<select'), set.indexOf('</select>'));
  return {
    versions: [...list.matchAll(/<option value="([^"]+)"/g)].map(([, version]) => version),
    acts: [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, name]) => name),
  };
}

spec('PLAT-03', 'the previously live version is the first to choose, whatever else was changed since', async () => {
  const { version: first = '' } = (await readRule(open.db, FORMS)) ?? {};
  if (first === null) throw new Error('Nothing is live.');
  await addVersion(open, { remote: FORMS, version: NEWER });
  expect((await shown()).versions).toEqual([NEWER, first]);
  await act({ kind: 'set', version: NEWER });
  expect((await shown()).versions).toEqual([first, NEWER]);
  await act({ kind: 'disable', keepsHtml: true });
  expect((await shown()).versions).toEqual([first, NEWER]);
  await act({ kind: 'set', version: first });
  expect((await shown()).versions).toEqual([NEWER, first]);
  await act({ kind: 'enable' });
  await act({ kind: 'follow', newest: NEWER });
});

spec('PLAT-03', 'the offered acts are those possible in the remote’s status', async () => {
  const always = ['set', 'canary', 'pin', 'disableAt'];
  const offered = async () => (await shown()).acts.filter((name) => !always.includes(name ?? ''));
  expect((await shown()).acts).toEqual(expect.arrayContaining(always));
  expect(await offered()).toEqual(['disable']);
  await act({ kind: 'canary', version: NEWER, percent: 5 });
  await act({ kind: 'pin', site: 'example', version: NEWER });
  await act({ kind: 'disableAt', site: 'example' });
  await act({ kind: 'disable', keepsHtml: true });
  expect(await offered()).toEqual(['disable', 'enable', 'endCanary', 'unpin', 'enableAt']);
  await act({ kind: 'disable', keepsHtml: false });
  expect(await offered()).toEqual(['enable', 'endCanary', 'unpin', 'enableAt']);
  await act({ kind: 'set', version: NEWER });
  expect(await offered()).toEqual(['enable', 'follow', 'unpin', 'enableAt']);
});

spec('PLAT-02', 'the account that deployed a version is named beside it', async () => {
  const listed = async () => {
    const { body } = await ops.get(ADMIN_PATH.remote.replace('{token}', FORMS));
    return body.slice(body.indexOf('admin-remote__versions">'), body.indexOf('</main>'));
  };
  expect(await listed()).not.toContain('the forms team');
  const { version } = await open.db
    .selectFrom('artifact')
    .select('version')
    .where('remote', '=', FORMS)
    .where('version', '<>', NEWER)
    .executeTakeFirstOrThrow();
  await open.db.updateTable('artifact').set({ deployed_by: 'the forms team' }).where('version', '=', version).execute();
  expect(await listed()).toMatch(new RegExp(`${version}, published [^<]+(?:<!-- -->)?, deployed by the forms team`));
});

spec(
  'PLAT-03',
  'each version has its share of starts in the last 24 hours, their duration, and its errors',
  async () => {
    const older = (await shown()).versions.find((version) => version !== NEWER) ?? '';
    const siteId = (await open.sites.byHost('shop.example'))?.id ?? '';
    const start = { kind: 'performance', name: 'feature-start' } as const;
    const started = (origin: string, ms: number, count: number, hoursAgo = 1) =>
      hourRow({ siteId, hoursAgo, count }, { ...start, origin: `${FORMS}@${origin}`, bucket: bucketOf(ms) });
    await open.db
      .insertInto('telemetry_hour')
      .values([
        started(older, 40, 80),
        started(older, 400, 10),
        started(NEWER, 900, 10),
        started(NEWER, 5000, 1000, 30),
        hourRow({ siteId, hoursAgo: 1, count: 7 }, { origin: `${FORMS}@${NEWER}` }),
        hourRow({ siteId, hoursAgo: 1, count: 1000 }, { ...start, origin: `mf-blocks@${NEWER}`, bucket: bucketOf(1) }),
      ])
      .execute();
    const html = (await ops.get(ADMIN_PATH.remote.replace('{token}', FORMS))).body;
    const recent = [...html.matchAll(/admin-remote__recent">([^<]+)</g)].map(([, text = '']) => text);
    expect(recent).toEqual([
      expect.stringMatching(/^10% of all starts in the last 24 hours, 75 % within 870 ms\. 7 errors\.$/),
      expect.stringMatching(/^90% of all starts in the last 24 hours, 75 % within 41 ms\. No errors\.$/),
    ]);
    expect(await statuses(open.db, { locale: 'en', timeZone: 'UTC', currency: 'USD' }, FORMS)).toMatchObject([
      { errors: 7, startText: expect.stringMatching(/^41 ms$/) },
    ]);
  },
);
