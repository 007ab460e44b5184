import process from 'node:process';
import { resolve } from 'node:path';
import { StartError } from '../platform/postgres/start-error';

const EXIT_INTERRUPTED = 130;

/** Prints a line for the person at the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A path as somebody typed it; npm runs programs in the repository, and says where it was called. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] || process.cwd(), path);
}

/**
 * Does work that prints lines at its end, and can be interrupted by Ctrl-C, which it hears by the signal. What somebody can
 * set right is printed as its message alone.
 */
export async function workAtTerminal(work: (signal: AbortSignal) => Promise<readonly string[]>): Promise<void> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  try {
    (await work(interruption.signal)).forEach(print);
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? EXIT_INTERRUPTED : 1;
    if (interruption.signal.aborted) process.stderr.write('Interrupted; nothing was changed.\n');
    else
      process.stderr.write(
        `${error instanceof StartError ? error.message : String((error as Error).stack ?? error)}\n`,
      );
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupt);
  }
}
