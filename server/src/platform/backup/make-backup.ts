import { randomUUID } from 'node:crypto';
import { lstat, rm, stat } from 'node:fs/promises';
import pg from 'pg';
import { ignoreMissing } from '../ignore-missing';
import { StartError } from '../postgres/start-error';
import { alreadyThere, explainBackupFile } from './backup-messages';
import { checkBackup } from './check-backup';
import { fillArchive, type Filled, type FillInput } from './fill-archive';
import { giveName } from './give-name';
import { writeArchive } from './write-archive';

export interface BackupInput extends FillInput {
  readonly file: string;
}

/** Replacing a picture during a backup is rare; more attempts mean that somebody imports repeatedly. */
const ATTEMPTS = 3;
const MEGABYTE = 1_000_000;

/**
 * Backs up a server that may be running: one snapshot of the rows, the objects they name, and the keys. Returns lines
 * about the result. Throws a StartError, and leaves no file.
 */
export async function makeBackup(input: BackupInput): Promise<string[]> {
  const { file, print } = input;
  if (await lstat(file).catch(ignoreMissing)) throw alreadyThere(file);
  const unfinished = `${file}.part-${randomUUID()}`;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const written = await write(input, unfinished);
      if (written !== 'replaced') return await finish(written, { file, unfinished });
      if (attempt === ATTEMPTS)
        throw new StartError(
          'Pictures were replaced each time while they were copied: make the backup again when nobody imports a site.',
        );
      print('A picture was replaced while it was copied; the backup starts again.');
    }
  } catch (error) {
    throw explain(error, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Errors may come from the new file or from the copied data. */
function explain(error: unknown, file: string): unknown {
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === 'connect') return error;
  if (syscall !== undefined) return explainBackupFile(error, file);
  // Errors of object reads have their message already.
  return cause === undefined ? error : new StartError(message, { cause: error });
}

async function finish(
  { rows, objects, notes }: Filled,
  { file, unfinished }: { readonly file: string; readonly unfinished: string },
): Promise<string[]> {
  await checkBackup(unfinished);
  const { size } = await stat(unfinished);
  await giveName(unfinished, file);
  const megabytes = (size / MEGABYTE).toFixed(1);
  return [
    ...notes,
    `${file} holds ${rows.toLocaleString('en')} rows and ${objects.toLocaleString('en')} files (${megabytes} MB). Whoever can read it has all keys and addresses in it.`,
  ];
}

async function write(input: BackupInput, unfinished: string): Promise<Filled | 'replaced'> {
  const { connection, signal } = input;
  const client = new pg.Client(connection);
  // Broken connections are reported to the pending query.
  client.on('error', () => undefined);
  await client.connect();
  const archive = await writeArchive(unfinished).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  const stop = () => void archive.abandon();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    const written = await fillArchive(input, { client, archive });
    if (written !== 'replaced') return written;
    await archive.abandon();
    await rm(unfinished);
    return written;
  } catch (error) {
    await archive.abandon();
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}
