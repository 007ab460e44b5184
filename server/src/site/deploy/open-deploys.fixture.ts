import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { TEMPORARY_FOLDER } from '../../platform/objects/temporaries';
import { createSender, newBuild, tokenFor, type BuildInputs } from './sent-build.fixture';

/** A registry for deploys, and what it stores of them. */
export interface OpenDeploys {
  readonly server: TestServer;
  /** Sends as the team of these tests. */
  readonly sender: ReturnType<typeof createSender>;
  /** Everything stored of builds, in tables and on disk. */
  kept(): ReturnType<typeof keptAt>;
  /** Deploys a build that must be refused; returns the reasons, and checks that nothing is left. */
  refusalOf(inputs: BuildInputs): Promise<string[]>;
  close(): Promise<void>;
}

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
  // Snapshots depend on sites, not on builds.
  const [snapshots, temporaries] = [join(objects, 'snapshots'), join(objects, TEMPORARY_FOLDER)];
  let files: string[] = [];
  // Snapshots being written are temporary files too; those of a build would stay.
  await until(async () => {
    const entries = await readdir(objects, { recursive: true, withFileTypes: true });
    files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(snapshots))
      .map(({ parentPath, name }) => join(parentPath, name));
    return !files.some((file) => file.startsWith(temporaries));
  }, 'nothing is being written');
  return files.sort();
}
