import process from 'node:process';
import { resolve } from 'node:path';
import { StartError } from '../platform/postgres/start-error';

const EXIT_INTERRUPTED = 130;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves a typed path. npm runs scripts in the repository, and gives the caller's folder in `INIT_CWD`. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] || process.cwd(), path);
}

/** Runs work that Ctrl-C can abort, and prints its lines; a `StartError` is printed without its stack. */
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
