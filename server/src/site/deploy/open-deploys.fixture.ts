import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { TEMPORARY_FOLDER } from '../../platform/objects/temporaries';
import { createSender, newBuild, tokenFor, type BuildInputs } from './sent-build.fixture';

/** A registry that builds are sent to, and what it keeps of them. */
export interface OpenDeploys {
  readonly server: TestServer;
  /** Of the team of these tests. */
  readonly sender: ReturnType<typeof createSender>;
  /** Everything that is kept of builds, in tables and on the disk. */
  kept(): ReturnType<typeof keptAt>;
  /** Deploys what must be refused, wherever that happens, and tells the reasons; nothing may be left of it. */
  refusalOf(inputs: BuildInputs): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens one for a test file. */
export async function openDeploys(overrides: Parameters<typeof startTestServer>[0] = {}): Promise<OpenDeploys> {
  const server = await startTestServer({ samplesDir: undefined, ...overrides });
  const sender = createSender({ app: server.app, token: await tokenFor(server.services.db) });
  const kept = () => keptAt(server);
  return {
    server,
    sender,
    kept,
    async refusalOf(inputs) {
      const before = await kept();
      const build = await newBuild(inputs);
      const begun = await sender.begin(build);
      const last = begun.body.state === 'open' ? await sender.deploy(build) : begun;
      expect([last.status, last.body.code]).toEqual([422, 'site/deploy-refused']);
      expect(await kept()).toEqual(before);
      for (const { what, where, mend } of last.body.reasons ?? [])
        for (const text of [what, where, mend]) expect(text).toMatch(/\S/);
      return (last.body.reasons ?? []).map(({ what, where }) => `${where}: ${what}`);
    },
    close: () => server.close(),
  };
}

async function keptAt({ services: { db }, dataDir }: TestServer) {
  const artifacts = await db.selectFrom('artifact').select(['remote', 'version']).orderBy('version').execute();
  const rules = await db.selectFrom('release_rule').selectAll().orderBy('remote').execute();
  const deploys = await db.selectFrom('deploy').select('id').execute();
  const pieces = await db.selectFrom('deploy_piece').select('integrity').execute();
  const files = await filesOf(join(dataDir, 'objects'));
  return { artifacts, rules, deploys, pieces, files };
}

async function filesOf(objects: string): Promise<string[]> {
  // What the server keeps for an outage follows the sites, not the builds.
  const [snapshots, temporaries] = [join(objects, 'snapshots'), join(objects, TEMPORARY_FOLDER)];
  let files: string[] = [];
  // A snapshot that is being written passes through the folder of temporaries; what a build leaves there stays.
  await until(async () => {
    const entries = await readdir(objects, { recursive: true, withFileTypes: true });
    files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(snapshots))
      .map(({ parentPath, name }) => join(parentPath, name));
    return !files.some((file) => file.startsWith(temporaries));
  }, 'nothing is being written');
  return files.sort();
}
