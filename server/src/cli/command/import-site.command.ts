import { join } from 'node:path';
import { objectsPlace } from '../../platform/objects/open-objects';
import { blockEditors } from '../../site/block-settings/block-editors';
import { importFolder } from '../../site/import/import-folder';
import { readLiveSet } from '../../site/registry/gate/live-set';
import { typedPath } from '../at-terminal';
import type { Command, CommandDeps, CommandResult } from './command';

/** `colonnade import-site <folder>`: creates or updates a site from a document and its pictures. */
export const importSiteCommand: Command = {
  name: 'import-site',
  usage: '<folder>',
  description: 'Imports a site from the site.json and the pictures/ of a folder, and creates it if it does not exist.',
  async run([typed, ...more], deps) {
    if (!typed || more.length > 0)
      return {
        ok: false,
        reason:
          'Name the folder of a site, which contains its site.json and pictures/, for example: import-site sites/fern-and-kiln.',
      };
    return load(typedPath(typed), deps);
  },
};

async function load(folder: string, { db, objects, config, signing }: CommandDeps): Promise<CommandResult> {
  const { remotes } = await readLiveSet({ db, signing: await signing() });
  const result = await importFolder({ db, objects, editors: blockEditors(remotes) }, folder);
  if (!result.ok) return { ok: false, reason: [`The site in ${folder} was refused:`, ...result.errors].join('\n') };
  const { identifier, hosts } = await db
    .selectFrom('site')
    .select(['identifier', 'hosts'])
    .where('id', '=', result.siteId)
    .executeTakeFirstOrThrow();
  const file = join(folder, 'site.json');
  return {
    ok: true,
    lines: [
      result.changed
        ? `${identifier} now matches ${file}.`
        : `${identifier} already matched ${file}; nothing was changed.`,
      ...(result.kept ?? []),
      ...(result.gone ?? []),
      `Its pictures are in ${objectsPlace(config)}.`,
      `It answers at ${[`${identifier}.${config.appDomain}`, ...hosts].join(', ')}.`,
    ],
  };
}
