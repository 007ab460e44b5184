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

/** The class of errors by which PostgreSQL lets somebody not in. */
const NOT_LET_IN = /^28/;
const LONGEST_RELOAD_MS = 10_000;
const TRY_EVERY_MS = 20;

/** A PostgreSQL that runs, and what it is to ask for. */
export interface PasswordToRequire {
  /** With the password. */
  readonly connection: SocketConnection;
  readonly folder: ClusterFolder;
  readonly pid: number;
}

/**
 * Has a PostgreSQL ask for the password on its socket. One that asks for none, since an older version made it, or for another one,
 * since the file with it was lost, is told this one: anyone who may write its files may do that. Throws the driver's errors.
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

/** It reads its rules anew a moment after it was told to. */
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
