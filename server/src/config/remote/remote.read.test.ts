import { CONFIG_PATH } from 'shared-types/config/config-path';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { changeRule, readRule } from '../../site/registry/registry.store';
import { ruleAfter, type RuleAct } from '../../site/registry/release-rule';
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

/** The versions that can be set, in the order of the list; and what can be done. */
async function shown() {
  const html = (await ops.get(CONFIG_PATH.remote.replace('{token}', FORMS))).body;
  const set = html.slice(html.indexOf('name="act" value="set"'));
  const list = set.slice(set.indexOf('<select'), set.indexOf('</select>'));
  return {
    versions: [...list.matchAll(/<option value="([^"]+)"/g)].map(([, version]) => version),
    acts: [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, name]) => name),
  };
}

spec(
  'PLAT-03',
  'the version that was live before is the first to be set, whatever else was changed since',
  async () => {
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
  },
);

spec('PLAT-03', 'what is offered is what can be done as the remote stands', async () => {
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
