import { cpSync, existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../server/src/platform/environment/config';
import { MADE_AGAIN } from '../../../server/src/platform/objects/made-again';
import { loadSamples, publishBuilds } from '../../../server/src/main/prepare';
import { createServer } from '../../../server/src/main/server';
import { createDatabaseFrom, dropDatabase, holdTestRun, testRunFolder } from '../database/database';

export interface PreparedData {
  readonly template: string;
  copyInto(dataDir: string): void;
}

const known = new Map<string, PreparedData>();

/**
 * The data of a server's first start: builds and sample sites. The first test file that needs it prepares it for all.
 */
export async function preparedData(config: Config): Promise<PreparedData> {
  const name = config.samplesDir === undefined ? 'builds' : 'shop';
  const data = known.get(name) ?? (await prepareOnce(name, config));
  known.set(name, data);
  return data;
}

async function prepareOnce(name: string, config: Config): Promise<PreparedData> {
  const folder = join(testRunFolder(), name);
  const template = `template_${name}`;
  await holdTestRun(async () => {
    if (!existsSync(folder)) await prepare(config, { folder, template });
  });
  // Synchronous: awaiting hundreds of small files takes fifteen times as long.
  return { template, copyInto: (dataDir) => cpSync(folder, dataDir, { recursive: true }) };
}

async function prepare(
  // Prepared data is file-based; a test that needs a bucket configures its own.
  { bucket: _, ...config }: Config,
  { folder, template }: { folder: string; template: string },
): Promise<void> {
  const unfinished = `${folder}.new`;
  // Removes the rest of a failed attempt.
  await Promise.all([rm(unfinished, { recursive: true, force: true }), dropDatabase(template)]);
  await shareWhatIsMade(unfinished);
  const server = await createServer(
    { ...config, dataDir: unfinished },
    await createDatabaseFrom({ database: template }),
  );
  try {
    await publishBuilds(server.services);
    await loadSamples(server.services);
  } finally {
    await server.close();
  }
  await rename(unfinished, folder);
}

/**
 * Derived files (picture renditions, compressed copies) are expensive and identical, so all servers share one folder.
 */
async function shareWhatIsMade(dataDir: string): Promise<void> {
  const objects = join(dataDir, 'objects');
  await mkdir(objects, { recursive: true });
  for (const name of [MADE_AGAIN.resized, MADE_AGAIN.compressed]) {
    const shared = join(testRunFolder(), name);
    await mkdir(shared, { recursive: true });
    await symlink(shared, join(objects, name));
  }
}
