import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { Services } from '../site/services';
import { StartError } from '../platform/postgres/start-error';
import { importFolder } from '../site/import/import-folder';
import { buildIn } from '../site/registry/publish/build-folder';
import { publish, type PublishNote, type PublishResult } from '../site/registry/publish/publish';
import { SHELL } from '../site/registry/registry';

/** Folders that systems and programs create. */
const NO_SITE = /^[.@]|^lost\+found$/;

/**
 * Publishes the builds beside the server; throws a `StartError` if one is refused. In production an older build does
 * not replace what a team has deployed since.
 */
export async function publishBuilds(services: Services): Promise<void> {
  const note = { who: 'start', reason: 'the newest build', leavesDeployed: !services.config.isDevelopment };
  for (const name of [SHELL, ...REMOTE_NAMES]) {
    const result = await publishBuild(services, name, note);
    if (!result.ok) throw new StartError(result.reason);
  }
  await services.registry.reload();
}

export function publishBuild(services: Services, name: string, note: PublishNote): Promise<PublishResult> {
  return publish(services, buildIn(services.config.packagesDir, name), note);
}

/**
 * Imports the sample sites unless somebody has imported them since; throws a `StartError` if one is invalid. Returns
 * messages about the owners' edits that were kept, and about missing pictures.
 */
export async function loadSamples({ config, db, objects, sites }: Services): Promise<readonly string[]> {
  if (!config.samplesDir) return [];
  const messages: string[] = [];
  for (const folder of await foldersIn(config.samplesDir)) {
    const result = await importFolder({ db, objects, isSample: true }, join(config.samplesDir, folder));
    if (!result.ok) throw new StartError(`The sample site ${folder} was refused: ${result.errors.join(' ')}`);
    if (result.changed) sites.invalidate(result.siteId);
    const siteMessages = [...(result.kept ?? []), ...(result.gone ?? [])];
    messages.push(...siteMessages.map((message) => `The sample site ${folder}: ${message}`));
  }
  return messages;
}

/** Names of folders, links included, without those that systems create. */
async function foldersIn(samplesDir: string): Promise<string[]> {
  const entries = await readdir(samplesDir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `SAMPLES_DIR is "${samplesDir}", where no folder can be read (${error.code}): give it the folder that holds those of the sample sites, or "none" for no sites.`,
      { cause: error },
    );
  });
  return entries.filter((entry) => !entry.isFile() && !NO_SITE.test(entry.name)).map(({ name }) => name);
}
