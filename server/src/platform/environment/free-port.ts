import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../postgres/start-error';
import { DEFAULT_PORT, HIGHEST_PORT } from './env';

/**
 * Makes sure a port can be listened on, on all addresses, and returns its number; port 0 becomes any free one.
 * Throws a StartError when another program has it or we may not use it.
 */
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

/** The message for a port that cannot be listened on; other errors come back unchanged. */
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
