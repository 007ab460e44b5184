import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/environment/env';
import { openObjects } from '../platform/objects/open-objects';
import { borrowEmbedded } from '../platform/postgres/embedded/borrow-embedded';
import { openDatabaseUrl } from '../platform/postgres/open-database-url';
import { requireLocalData } from '../platform/postgres/require-local-data';
import { directly, openDatabase, type DatabaseConnection } from '../platform/schema/database';
import { migrate } from '../platform/schema/migrate';
import { buildIn } from '../site/registry/publish/build-folder';
import { openSigning } from '../site/registry/open-signing';
import type { Command, CommandResult } from './command/command';
import { fillBucketCommand } from './command/fill-bucket.command';
import { importSiteCommand } from './command/import-site.command';
import { listCommand } from './command/list.command';
import { makeAccountCommand } from './command/make-account.command';
import { platformRoleCommand } from './command/platform-role.command';
import { publishCommand } from './command/publish.command';
import { canaryCommand, endCanaryCommand } from './command/canary.command';
import { disableAtCommand, enableAtCommand, pinCommand, unpinCommand } from './command/one-site.command';
import { makeSampleActivityCommand, removeSampleActivityCommand } from './command/sample-activity.command';
import { siteStatusCommand } from './command/site-status.command';
import { whoUsesCommand } from './command/who-uses.command';
import { disableCommand, enableCommand, followCommand, setCommand } from './command/switch.command';
import { takenName } from './command/taken-name';
import { tokenCommand } from './command/token.command';

const COMMANDS: readonly Command[] = [
  listCommand,
  whoUsesCommand,
  publishCommand,
  enableCommand,
  disableCommand,
  setCommand,
  followCommand,
  canaryCommand,
  endCanaryCommand,
  pinCommand,
  unpinCommand,
  disableAtCommand,
  enableAtCommand,
  importSiteCommand,
  makeAccountCommand,
  makeSampleActivityCommand,
  removeSampleActivityCommand,
  siteStatusCommand,
  platformRoleCommand,
  tokenCommand,
  fillBucketCommand,
];
const PACKAGES_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function help(): string {
  const rows = COMMANDS.map(({ name, usage, description }) => `  ${`${name} ${usage}`.padEnd(32)} ${description}`);
  const by = 'The history at /config/remotes shows who changed something: the login name, or the name given with --by.';
  return ['Usage: npm run remotes -- <command> [--by <name>]', '', ...rows, '', by].join('\n');
}

async function run(typed: readonly string[]): Promise<CommandResult> {
  const taken = takenName(typed, userInfo().username);
  if (!taken.ok) return taken;
  const { who } = taken;
  const [name, ...args] = taken.args;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return { ok: false, reason: help() };
  const config = readConfig(process.env, PACKAGES_DIR);
  const work = async (connection: DatabaseConnection): Promise<CommandResult> => {
    await migrate(directly(connection));
    const db = openDatabase(connection, () => undefined);
    try {
      const objects = openObjects(config);
      const signing = () => openSigning(config);
      const build = (remote: string) => buildIn(config.packagesDir, remote);
      const print = (line: string) => console.log(line);
      return await command.run(args, { config, db, objects, signing, build, who, print });
    } finally {
      await db.destroy();
    }
  };
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl !== undefined) return work(await openDatabaseUrl({ databaseUrl, databaseDirectUrl }));
  await requireLocalData(config.dataDir);
  return borrowEmbedded({ dataDir: config.dataDir, log: () => undefined }, work);
}

const result = await run(process.argv.slice(2)).catch((error: unknown): CommandResult => ({
  ok: false,
  reason: error instanceof Error ? error.message : String(error),
}));
if (result.ok) console.log(result.lines.join('\n'));
else console.error(result.reason);
process.exitCode = result.ok ? 0 : 1;
