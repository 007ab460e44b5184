import { cpSync, existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../server/src/platform/environment/config';
import { MADE_AGAIN } from '../../../server/src/platform/objects/made-again';
import { loadSamples, publishBuilds } from '../../../server/src/main/prepare';
import { createServer } from '../../../server/src/main/server';
import { createDatabaseFrom, dropDatabase, holdTestRun, testRunFolder } from '../database/database';

/** Database and files a server starts from. */
export interface PreparedData {
  /** The database to copy. */
  readonly template: string;
  /** Copies the files into a data folder. */
  copyInto(dataDir: string): void;
}

/** What was there when this process last asked. It stays until the run ends. */
const known = new Map<string, PreparedData>();

/**
 * What a server of this configuration keeps once it has started for the first time: the builds are published and the
 * sample sites loaded, if it loads any. Made by the first test file of the run that asks, for all of them.
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
  // At once: waiting for each of hundreds of small files takes fifteen times as long.
  return { template, copyInto: (dataDir) => cpSync(folder, dataDir, { recursive: true }) };
}

async function prepare(
  // All servers of the run begin with the files: a bucket is the one's that asked for it.
  { bucket: _, ...config }: Config,
  { folder, template }: { folder: string; template: string },
): Promise<void> {
  const unfinished = `${folder}.new`;
  // What an attempt that failed has left.
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

/** What servers make of their files and keep takes longer to make than to show, and is the same for every server of the run. */
async function shareWhatIsMade(dataDir: string): Promise<void> {
  const objects = join(dataDir, 'objects');
  await mkdir(objects, { recursive: true });
  for (const name of [MADE_AGAIN.resized, MADE_AGAIN.compressed]) {
    const shared = join(testRunFolder(), name);
    await mkdir(shared, { recursive: true });
    await symlink(shared, join(objects, name));
  }
}
