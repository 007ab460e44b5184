import { connectEmbedded } from './embedded/connect-embedded';
import type { SocketConnection } from './embedded/socket-connection';

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/** Creates the connection's database if needed. Throws what `connectEmbedded` and queries throw. */
export async function ensureDatabase(connection: SocketConnection): Promise<void> {
  const client = await connectEmbedded({ ...connection, database: 'postgres' });
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
  } finally {
    await client.end();
  }
}
