import pg from 'pg';
import { isConnectTimeout, LONGEST_CONNECT_MS } from '../connect-limit';
import { noAnswer } from '../failure-messages';
import type { SocketConnection } from './socket-connection';

/** Connects to the embedded PostgreSQL. Throws a StartError if it stays silent, else the driver's errors. */
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
  // The next query reports the error as well; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw isConnectTimeout(error) ? noAnswer(connection.host, LONGEST_CONNECT_MS) : error;
  }
  return client;
}
