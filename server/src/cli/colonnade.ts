import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../environment/env';
import { openObjects } from '../objects/open-objects';
import { borrowEmbedded } from '../postgres/borrow-embedded';
import { openDatabaseUrl } from '../postgres/open-database-url';
import { requireLocalData } from '../postgres/require-local-data';
import { directly, openDatabase, type DatabaseConnection } from '../schema/database';
import { migrate } from '../schema/migrate';
import { buildIn } from '../site/registry/build-folder';
import { openSigning } from '../site/registry/open-signing';
import type { Command, CommandResult } from './command';
import { fillBucketCommand } from './fill-bucket.command';
import { importSiteCommand } from './import-site.command';
import { listCommand } from './list.command';
import { makeAccountCommand } from './make-account.command';
import { platformRoleCommand } from './platform-role.command';
import { publishCommand } from './publish.command';
import { canaryCommand, endCanaryCommand } from './canary.command';
import { disableAtCommand, enableAtCommand, pinCommand, unpinCommand } from './one-site.command';
import { siteStatusCommand } from './site-status.command';
import { whoUsesCommand } from './who-uses.command';
import { disableCommand, enableCommand, followCommand, setCommand } from './switch.command';
import { takenName } from './taken-name';
import { tokenCommand } from './token.command';

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
      const say = (line: string) => console.log(line);
      return await command.run(args, { config, db, objects, signing, build, who, say });
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
