import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { long, spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { findPublished } from './publish/find-published';
import { openSigning } from './open-signing';
import { publish } from './publish/publish';
import { rebuilt } from './rebuilt.fixture';
import { createRegistry } from './registry';
import { changeRule, readRule, readRules } from './registry.store';
import { isSameRule, ruleAfter, ruleIn, type ReleaseRule, type RuleAct } from './release-rule';
import { createSigning, type Signing } from './signing';

/** Changes of each instance, which run concurrently. */
const CHANGES = 24;
const REMOTES = ['mf-commerce', 'mf-forms', 'mf-blocks'] as const;

let server: TestServer;
let instances: readonly Awaited<ReturnType<TestServer['another']>>[];
beforeAll(async () => {
  server = await startTestServer();
  instances = await Promise.all([server.another(), server.another()]);
});
afterAll(async () => {
  await Promise.all(instances.map((one) => one.close()));
  await server.close();
});

/** Every change of a remote, the oldest first. */
async function historyOf(remote: string) {
  const rows = await server.services.db
    .selectFrom('release_change')
    .select(['serial', 'who', 'reason', 'before', 'after'])
    .where('remote', '=', remote)
    .orderBy('serial')
    .execute();
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before === null ? undefined : ruleIn(before as ReleaseRule),
    after: ruleIn(after as ReleaseRule),
  }));
}

long.spec(
  'PLAT-03',
  'two instances that publish and change rules simultaneously overwrite nothing of each other',
  async () => {
    const versions: string[] = [];
    const work = instances.map(async ({ services }, index) => {
      const who = `instance ${index}`;
      for (let turn = 0; turn < CHANGES; turn += 1) {
        const remote = REMOTES[turn % REMOTES.length] ?? 'mf-commerce';
        const kind = turn % 2 === 0 ? 'disableAt' : 'enableAt';
        // Each changes its own site, which the other instance must not undo.
        const acts: RuleAct[] = [{ kind: 'disableAt', site: `${index}-${turn}` }];
        if (turn % 5 === 0) acts.push({ kind, site: 'both' });
        for (const act of acts)
          await changeRule(services.db, {
            remote,
            note: { who, reason: act.kind },
            change: (rule) => rule && ruleAfter(rule, act),
          });
        if (turn % 8 !== 0) continue;
        const build = await rebuilt('mf-commerce', ['Add to cart', `Buy ${index} ${turn}`]);
        const result = await publish(services, build, { who, reason: 'published' });
        expect(result).toMatchObject({ ok: true, isNew: true, isDefault: true });
        versions.push(build.version);
      }
    });
    await Promise.all(work);

    const { rules } = await readRules(server.services.db);
    expect(rules.filter(({ isAltered }) => isAltered)).toEqual([]);
    for (const remote of REMOTES) {
      const history = await historyOf(remote);
      // Each change follows from the one before it, and the last one counts.
      const broken = history.filter(({ before }, at) => {
        const former = history[at - 1]?.after;
        return former ? !before || !isSameRule(before, former) : before !== undefined;
      });
      expect([remote, broken]).toEqual([remote, []]);
      const rule = (await readRule(server.services.db, remote)) ?? fail(`${remote} has no rule`);
      expect(isSameRule(rule, history.at(-1)?.after ?? rule)).toBe(true);
      const wanted = [0, 1].flatMap((index) =>
        Array.from({ length: CHANGES }, (_, turn) => turn)
          .filter((turn) => REMOTES[turn % REMOTES.length] === remote)
          .map((turn) => `${index}-${turn}`),
      );
      expect(rule.off_at.filter((site) => site !== 'both')).toEqual(wanted.sort());
    }
    for (const version of versions)
      expect(await findPublished(server.services, { remote: 'mf-commerce', version })).toBeDefined();
    const live = (await readRule(server.services.db, 'mf-commerce'))?.version;
    expect(versions).toContain(live);
    for (const { services } of instances) {
      await services.registry.reload();
      expect(services.registry.troubles()).toEqual([]);
      expect(services.registry.current().remotes.get('mf-commerce')?.manifest.version).toBe(live);
    }
  },
);

spec('PLAT-03', 'of two that change the rule both have read, one is told that the other was faster', async () => {
  const remote = 'mf-consent';
  for (let turn = 0; turn < 20; turn += 1) {
    const seen = (await readRule(server.services.db, remote))?.serial ?? 0;
    const kinds = await Promise.all(
      instances.map(async ({ services }, index) => {
        const act = { kind: 'disableAt', site: `${index}-${turn}` } as const;
        const { kind } = await changeRule(services.db, {
          remote,
          seen,
          note: { who: 'test', reason: 'off' },
          change: (rule) => rule && ruleAfter(rule, act),
        });
        return kind;
      }),
    );
    expect(kinds.sort()).toEqual(['changed', 'overtaken']);
  }
});

spec(
  'PLAT-02',
  'during a key change server by server, each accepts what either signed, if both trust both',
  async () => {
    const { services, dataDir } = server;
    const next = generateKeyPairSync('ed25519');
    const former = createPublicKey(await readFile(join(dataDir, 'signing-key.pem')));
    const changed = createSigning({ own: next.privateKey, trusted: [former] });
    const waiting = await openSigning({ dataDir, trustedKeys: [next.publicKey] });
    const build = await rebuilt('mf-commerce', ['Add to cart', 'Buy it by the new key']);
    for (const signing of [waiting, changed])
      await publish({ ...services, signing }, build, { who: 'start', reason: 'the newest build' });
    const troublesBy = async (signing: Signing) => {
      const registry = createRegistry({ ...services, signing, log: { error: () => undefined, info: () => undefined } });
      await registry.reload();
      return registry.troubles();
    };
    expect([await troublesBy(changed), await troublesBy(waiting)]).toEqual([[], []]);
    expect(await troublesBy(services.signing)).toMatchObject([{ kind: 'stranger', version: build.version }]);
  },
);
