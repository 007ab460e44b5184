import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ClusterFolder } from './embedded/cluster-folder';
import { connectEmbedded } from './embedded/connect-embedded';
import { ownProcessId, sendSignal } from './operating-system';
import type { SocketConnection } from './embedded/socket-connection';

const PASSWORD_RULES = `# Written at every start. Whoever comes by the socket needs the password, and nobody comes by the network.
local all all scram-sha-256
`;
const TRUSTING = 'local all all trust\n';

const NOT_LET_IN = /^28/;
const LONGEST_RELOAD_MS = 10_000;
const TRY_EVERY_MS = 20;

/** A running PostgreSQL, and the password to require. */
export interface PasswordToRequire {
  readonly connection: SocketConnection;
  readonly folder: ClusterFolder;
  readonly pid: number;
}

/**
 * Makes PostgreSQL require this password on its socket, through its files if it requires none (older versions) or
 * another one (lost file). Throws the driver's errors.
 */
export async function requirePassword({ connection, folder, pid }: PasswordToRequire): Promise<void> {
  const file = join(folder.cluster, 'pg_hba.conf');
  if ((await readFile(file, 'utf8')) === PASSWORD_RULES && (await isLetIn(connection))) return;
  await writeRules(file, TRUSTING, folder);
  sendSignal(pid, 'SIGHUP');
  const client = await connectOnceTrusted(connection);
  try {
    const role = client.escapeIdentifier(connection.user);
    await client.query(`alter role ${role} password ${client.escapeLiteral(connection.password)}`);
    await writeRules(file, PASSWORD_RULES, folder);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function isLetIn(connection: SocketConnection): Promise<boolean> {
  try {
    await (await connect(connection)).end();
    return true;
  } catch (error) {
    if (isNotLetIn(error)) return false;
    throw error;
  }
}

/** PostgreSQL applies new rules a moment after a reload. */
async function connectOnceTrusted(connection: SocketConnection): Promise<pg.Client> {
  for (const end = Date.now() + LONGEST_RELOAD_MS; ; await pause(TRY_EVERY_MS)) {
    try {
      return await connect(connection);
    } catch (error) {
      if (!isNotLetIn(error) || Date.now() > end) throw error;
    }
  }
}

function connect(connection: SocketConnection): Promise<pg.Client> {
  return connectEmbedded({ ...connection, database: 'postgres' });
}

function isNotLetIn(error: unknown): boolean {
  return NOT_LET_IN.test((error as { code?: string }).code ?? '');
}

async function writeRules(file: string, rules: string, { user }: ClusterFolder): Promise<void> {
  const unfinished = `${file}.new-${ownProcessId()}`;
  try {
    await writeFile(unfinished, rules, { mode: 0o600 });
    if (user) await chown(unfinished, user.uid, user.gid);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
