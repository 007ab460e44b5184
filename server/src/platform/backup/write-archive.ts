import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { BackupContents } from './backup-format';

export interface ArchiveWriter {
  readonly members: BackupContents['members'];
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the end, and waits until everything is on disk. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** The archive contains password hashes and keys. */
const OWNER_ONLY = 0o600;

/** Creates an archive (tar, gzip). Throws if the file exists, and the system's errors during writing. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', OWNER_ONLY);
  const archive = pack();
  const stopping = new AbortController();
  const output = handle.createWriteStream({ flush: true });
  const flowing = pipeline(archive, createGzip(), output, { signal: stopping.signal });
  // `add` reports this failure to its caller; between two calls nobody would handle it.
  flowing.catch(() => undefined);
  const members: BackupContents['members'] = [];
  return {
    members,
    add: async (name, bytes) => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      members.push({ name, bytes: buffer.length, sha256: createHash('sha256').update(buffer).digest('hex') });
      const added = new Promise<void>((resolve, reject) => {
        archive.entry({ name, size: buffer.length, mode: OWNER_ONLY }, buffer, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      added.catch(() => undefined);
      await Promise.race([added, flowing]);
    },
    finish: async () => {
      archive.finalize();
      await flowing;
    },
    abandon: async () => {
      stopping.abort();
      await flowing.catch(() => undefined);
    },
  };
}
