import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { readRule } from '../../site/registry/registry.store';
import { addVersion } from '../../site/registry/signed-version.fixture';

const FORMS = 'mf-forms';
const OPS = 'ops@shop.example';
const WITHOUT_FEATURES = '8.0.0-aaaaaaaa';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'operate' });
  await addVersion(open, { remote: FORMS, version: WITHOUT_FEATURES }, { features: [] });
});
afterAll(() => open.close());

const live = async () => (await readRule(open.db, FORMS))?.version;

async function reasonFor(fields: object): Promise<string> {
  const browser = open.visitor();
  await signIn(browser, OPS);
  const seen = String((await readRule(open.db, FORMS))?.serial);
  const input = { remote: FORMS, reason: 'To see', seen, ...fields };
  return (await browser.twin().call('POST', REMOTE_CALLS.changeRemote.path, input)).json().message;
}

spec(
  ['PLAT-02', 'PLAT-03'],
  'an account that makes a version live is told what the others would miss, and may do it all the same',
  async () => {
    const before = await live();
    const version = WITHOUT_FEATURES;
    for (const act of [
      { act: 'set', version },
      { act: 'canary', version, percent: '5' },
      { act: 'pin', version, site: 'example' },
    ])
      expect(await reasonFor(act)).toMatch(
        /the publish gate would refuse this version: .* blocks of type 9 any more.* It can go live anyway\.$/,
      );
    await reasonFor({ act: 'set', version, confirmed: 'yes' });
    expect(await live()).toBe(version);
    for (const act of [{ act: 'set', version: before }, { act: 'disable' }])
      expect(await reasonFor(act)).not.toContain('publish gate');
  },
);
