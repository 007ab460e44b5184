import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a raw connection to a local server, for tests of timing. Rejects if the server does not accept it. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  return socket;
}
