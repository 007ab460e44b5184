import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REMOTE_CALLS } from 'shared-types/admin/remote';
import type { SiteDocument } from 'shared-types/site/site-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { listCommand } from '../../cli/command/list.command';
import type { Command } from '../../cli/command/command';
import { pinCommand, unpinCommand } from '../../cli/command/one-site.command';
import { setCommand } from '../../cli/command/switch.command';
import { reachOf } from '../../admin/remote/reach';
import { statuses } from '../../admin/remotes/statuses.store';
import { listArtifacts, readArtifactRow } from '../registry/artifact/artifact.store';
import { makeVersion } from '../registry/publish/make-version';
import { readRule } from '../registry/registry.store';
import { createSigning } from '../registry/signing';
import { outsideBuild, type OutsideInputs } from './outside-build.fixture';
import { createSender, tokenFor } from './sent-build.fixture';

const NAME = 'reviews-lab';
const OPS = 'ops@shop.example';
/** The server's former key. */
const FORMER = generateKeyPairSync('ed25519');
const BLOCK = { type: 10_400, settings: { title: 'The mug' } };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ config: { trustedKeys: [FORMER.publicKey] } });
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'operate' });
});
afterAll(() => open.close());

/** Sends a team's build, with a new token. */
async function senderFor(remote: string) {
  return createSender({ app: open.app, token: await tokenFor(open.db, remote, `the team of ${remote}`), remote });
}
const deploy = async (inputs: OutsideInputs = {}) =>
  (await senderFor(inputs.name ?? NAME)).deploy(outsideBuild(inputs));
/** Reasons against a build that its team gets before the upload. */
async function reasonsFor(inputs: OutsideInputs): Promise<string[]> {
  const { body } = await (await senderFor(inputs.name ?? NAME)).begin(outsideBuild(inputs));
  return (body.reasons ?? []).map(({ what }) => what);
}
const asOps = () => ({
  ...open,
  signing: async () => open.signing,
  build: () => outsideBuild(),
  who: 'ops',
  print: () => undefined,
});
const set = async (version: string) => {
  const result = await setCommand.run([NAME, version], asOps());
  await open.registry.reload();
  return result;
};
const onExample = async (command: Command, ...version: readonly string[]) => {
  expect(await command.run([NAME, ...version, 'example'], asOps())).toMatchObject({ ok: true });
  await open.registry.reload();
};
const page = async () => (await open.visitor().get('/')).body;

/** The example with a block of the team on its first page. */
async function putBlock(): Promise<void> {
  const document = patched({}) as SiteDocument;
  const block = document.pages[0]?.blocks[0];
  await open.load({
    ...document,
    pages: document.pages.map((one, index) =>
      index === 0 ? { ...one, blocks: [{ ...block, ...BLOCK }, ...one.blocks.slice(1)] } : one,
    ),
  } as SiteDocument);
}

spec('PLAT-02', 'a remote of another team is deployed, found by ops, set live, changed and rolled back', async () => {
  await putBlock();
  expect(await page()).not.toContain('The mug');
  expect((await deploy()).body).toMatchObject({ remote: NAME, version: '1.0.0-0000000a' });
  expect(await readRule(open.db, NAME)).toMatchObject({ version: null, set_by: 'person', enabled: true });
  expect(await page()).not.toContain('The mug');
  const listed = await statuses(open.db, { locale: 'en', timeZone: 'UTC', currency: 'EUR' });
  expect(listed.find(({ name }) => name === NAME)).toMatchObject({ version: null, enabled: true });

  // A single site may have it first.
  await onExample(pinCommand, '1.0.0-0000000a');
  expect(await page()).toContain('Five stars: The mug');
  await onExample(unpinCommand);
  expect(await page()).not.toContain('The mug');

  expect(await set('1.0.0-0000000a')).toMatchObject({ ok: true });
  expect(await page()).toContain('<p class="reviews-lab-list">Five stars: The mug</p>');
  await deploy({ version: '1.1.0-0000000b', label: 'Four stars' });
  expect(await page()).toContain('Five stars: The mug');
  await set('1.1.0-0000000b');
  expect(await page()).toContain('Four stars: The mug');
  await set('1.0.0-0000000a');
  expect(await page()).toContain('Five stars: The mug');

  const list = await listCommand.run([], asOps());
  expect(list.ok && list.lines.filter((line) => line.includes('0000000'))).toEqual([
    expect.stringMatching(/^ {4}1\.1\.0-0000000b {2}deployed .* by the team of reviews-lab$/),
    expect.stringMatching(/^ {2}\* 1\.0\.0-0000000a {2}deployed .* by the team of reviews-lab$/),
  ]);
  expect(await reachOf(open.db, outsideBuild().manifest)).toMatchObject({ sites: 1 });
});

spec('PLAT-03', 'the platform operator sets its versions live and rolls them back on its page', async () => {
  await deploy({ name: 'tables-lab', blockTypes: [10_600] });
  const browser = open.visitor();
  await signIn(browser, OPS);
  // With the crumb it was given.
  const ops = browser.twin();
  const path = ADMIN_PATH.remote.replace('{token}', 'tables-lab');
  expect((await ops.get(path)).body).toContain('1.0.0-0000000a');
  const rule = async () => (await readRule(open.db, 'tables-lab')) ?? fail('It has no rule.');
  const version = '1.0.0-0000000a';
  const change = { remote: 'tables-lab', act: 'set', version, reason: 'Its first', confirmed: 'yes' };
  await ops.call('POST', REMOTE_CALLS.changeRemote.path, { ...change, seen: String((await rule()).serial) });
  expect(await rule()).toMatchObject({ version, set_by: 'person' });
  const undo = { remote: 'tables-lab', serial: String((await rule()).serial) };
  await ops.call('POST', REMOTE_CALLS.undoRemoteChange.path, undo);
  expect(await rule()).toMatchObject({ version: null });
});

spec('PLAT-02', 'the first deploy is a change in the history, and no later one is', async () => {
  const changes = () =>
    open.db.selectFrom('release_change').select(['who', 'reason']).where('remote', '=', 'first-team').execute();
  for (const version of ['1.0.0-0000000a', '1.0.0-0000000b']) {
    expect((await deploy({ name: 'first-team', blockTypes: [10_500], version })).status).toBe(200);
    expect(await changes()).toEqual([{ who: 'the team of first-team', reason: 'deployed for the first time' }]);
  }
});

spec(
  'PLAT-02',
  'a first deploy interrupted after its version was made is known to ops from the next one on',
  async () => {
    const inputs = { name: 'broken-off', blockTypes: [10_700] };
    const sender = await senderFor(inputs.name);
    expect(await makeVersion(open, outsideBuild(inputs))).toMatchObject({ ok: true, isNew: true });
    expect(await readRule(open.db, inputs.name)).toBeUndefined();
    expect((await sender.begin(outsideBuild(inputs))).body).toEqual({ state: 'there', version: '1.0.0-0000000a' });
    const known = await readRule(open.db, inputs.name);
    expect(known).toMatchObject({ version: null, set_by: 'person', enabled: true });
    await sender.begin(outsideBuild(inputs));
    expect(await readRule(open.db, inputs.name)).toEqual(known);
  },
);

spec('PLAT-02', 'a redeployed version is signed with the current key', async () => {
  const inputs = { name: 'keys-lab', blockTypes: [10_800] };
  const { version } = outsideBuild(inputs).manifest;
  const former = createSigning({ own: FORMER.privateKey, trusted: [] });
  await makeVersion({ ...open, signing: former }, outsideBuild(inputs), { deployedBy: 'its team' });
  const sender = await senderFor(inputs.name);
  expect((await sender.begin(outsideBuild(inputs))).body).toEqual({ state: 'there', version });
  const row = await readArtifactRow(open.db, inputs.name, version);
  expect(row).toMatchObject({ signedBy: open.signing.keyId });
  expect(row && open.signing.isGood(row.bytes, row)).toBe(true);
  expect(await listArtifacts(open.db, { remote: inputs.name })).toMatchObject([{ deployed_by: 'its team' }]);
});

spec(
  'PLAT-02',
  'a block type belongs to the team that first deployed it, and the product’s own to no other team',
  async () => {
    expect(await reasonsFor({ name: 'other-lab', blockTypes: [10_400, 10_401] })).toEqual([
      'Blocks of type 10400 are shown by reviews-lab.',
    ]);
    expect(await reasonsFor({ name: 'other-lab', blockTypes: [2] })).toContain(
      'Blocks of type 2 are the product’s own.',
    );
    expect(await reasonsFor({ name: 'other-lab', blockTypes: [71, 9999, 100_000] })).toHaveLength(3);
    expect(await reasonsFor({ version: '2.0.0-0000000d', blockTypes: [10_400, 10_402] })).toEqual([]);
  },
);

spec('PLAT-02', 'a remote of another team stays in its own area, and its name is no prefix of another', async () => {
  expect(await reasonsFor({ name: 'other-lab', area: 'commerce' })).toContain(
    'The feature commerce/list does not belong to other-lab, whose area is other-lab.',
  );
  expect(await reasonsFor({ name: 'reviews-lab-two', blockTypes: [] })).toEqual([
    'The name reviews-lab-two cannot be told from reviews-lab, which is deployed here: one begins with the other.',
  ]);
});

spec('PLAT-02', 'a file in no row of the product’s budgets has the budget of other teams', async () => {
  const noise = randomBytes(20_000).toString('base64');
  const sent = await deploy({ version: '1.2.0-0000000c', script: `"${noise}"` });
  expect(sent.body.reasons?.map(({ what, where }) => [where, what])).toEqual([
    ['client/list.js', expect.stringMatching(/^It weighs \d+\.\d\d kB of the 12\.00 kB it may\.$/)],
  ]);
});
