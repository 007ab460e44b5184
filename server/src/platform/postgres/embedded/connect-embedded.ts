import pg from 'pg';
import { isConnectTimeout, LONGEST_CONNECT_MS } from '../connect-limit';
import { noAnswer } from '../failure-messages';
import type { SocketConnection } from './socket-connection';

/**
 * Connects to a PostgreSQL of our own. Throws a StartError where it takes the connection and says nothing, else the
 * driver's errors.
 */
export async function connectEmbedded(
  connection: SocketConnection,
  options: Pick<pg.ClientConfig, 'application_name'> = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    ...options,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_CONNECT_MS,
  });
  // An error between two queries comes again with the next query; without this line it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw isConnectTimeout(error) ? noAnswer(connection.host, LONGEST_CONNECT_MS) : error;
  }
  return client;
}
