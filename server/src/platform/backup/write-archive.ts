import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { BackupContents } from './backup-format';

/** An archive that is being written. */
export interface ArchiveWriter {
  /** Members so far, in their order. */
  readonly members: BackupContents['members'];
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the end, and waits until the disk has all of it. */
  finish(): Promise<void>;
  /** Gives up; what was written stays. */
  abandon(): Promise<void>;
}

/** Who may read it: passwords' hashes and keys are in it. */
const OWNER_ONLY = 0o600;

/** Begins a new archive, tar in gzip. Throws where there is such a file, and the system's errors while it is written. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', OWNER_ONLY);
  const archive = pack();
  const stopping = new AbortController();
  const output = handle.createWriteStream({ flush: true });
  const flowing = pipeline(archive, createGzip(), output, { signal: stopping.signal });
  // Anyone who waits for a member waits for this as well; nobody does between two.
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
