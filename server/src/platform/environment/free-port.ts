import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../postgres/start-error';
import { DEFAULT_PORT, HIGHEST_PORT } from './env';

/** Returns a port that is free on all addresses; 0 becomes any. Throws a StartError if it is used or not permitted. */
export async function findFreePort(port: number): Promise<number> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, () => resolve()));
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    throw explainPort(error, port);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** The message for a port that cannot be listened on; other errors are returned unchanged. */
export function explainPort(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken: stop the program that uses it, or set PORT to another number, for instance ${port < HIGHEST_PORT ? port + 1 : DEFAULT_PORT}.`,
      );
    case 'EACCES':
      return new StartError(
        `This user may not use port ${port}: set PORT to another number, for instance ${DEFAULT_PORT}.`,
      );
    default:
      return error;
  }
}
