import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../../../tools/testing/remove-folder';
import { until } from '../../../../tools/testing/until';
import { connectEmbedded } from './embedded/connect-embedded';
import type { SocketConnection } from './embedded/socket-connection';

/** PgBouncer in front of a database, in transaction mode. */
export interface PgBouncer {
  readonly connection: SocketConnection;
  close(): Promise<void>;
}

/** Many systems keep PgBouncer out of the PATH of users. */
export const PGBOUNCER = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

export async function openPgBouncer(program: string, to: SocketConnection): Promise<PgBouncer> {
  const host = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(host, 0o777);
  const file = join(host, 'pgbouncer.ini');
  const settings = {
    unix_socket_dir: host,
    listen_port: String(to.port),
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '3',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const { database, host: server, port, user, password } = to;
  const route = `${database} = host=${server} port=${port} user=${user} password=${password}`;
  await writeFile(file, ['[databases]', route, '[pgbouncer]', ...lines, ''].join('\n'));
  const own = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...own });
  const connection = { ...to, host };
  await until(async () => {
    const client = await connectEmbedded(connection).catch(() => undefined);
    await client?.end();
    return client !== undefined;
  });
  return {
    connection,
    async close() {
      child.kill('SIGKILL');
      await removeFolder(host);
    },
  };
}
