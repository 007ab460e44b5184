import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Connects to a server on this machine, for tests of what is said on a connection, and when. Rejects where nobody is let in. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  return socket;
}
