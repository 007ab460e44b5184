import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { damagedBackup, explainBackupFile, noBackup, truncated } from './backup-messages';

export interface ArchiveMember {
  readonly name: string;
  readonly bytes: Buffer;
}

/** No member is larger: rows come in parts, and pictures have a maximum size. */
const LARGEST_MEMBER = 512 * 1024 * 1024;

/** Reads an archive member by member. Throws a StartError if the file is unreadable, truncated or no archive. */
export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<ArchiveMember> {
  const archive = extract();
  let failure: unknown;
  const flowing = pipeline(createReadStream(file), createGunzip(), archive, { signal }).catch((error: unknown) => {
    failure = error;
  });
  let count = 0;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > LARGEST_MEMBER) throw damagedBackup(file, `${name} is too large`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
      count += 1;
    }
  } catch (error) {
    await flowing;
    signal?.throwIfAborted();
    throw explainReading(failure ?? error, { file, count });
  } finally {
    archive.destroy();
    await flowing;
  }
}

function explainReading(error: unknown, { file, count }: { readonly file: string; readonly count: number }): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return explainBackupFile(error, file);
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message)) return truncated(file);
  const isOfFormat = code?.startsWith('Z_') || /tar|header|premature/i.test(message);
  if (!isOfFormat) return error;
  return count === 0 ? noBackup(file) : damagedBackup(file, message);
}
