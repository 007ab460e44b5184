import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { MADE_AGAIN } from '../../../platform/objects/made-again';
import type { ObjectStore } from '../../../platform/objects/object-store';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Longer than most compressions take, so that a slow store costs visitors no more than no store. */
const LONGEST_LOOK_MS = 500;

/** Compressed files of versions: made once and kept in the object store, where they can be deleted at any time. */
export interface CompressedFiles {
  /** The file, compressed with brotli at the highest quality, since it is served often. */
  of(bytes: Buffer): Promise<Buffer>;
  /** Size of the compressed file in bytes. Does not store the result, because the file may never be served. */
  sizeOf(bytes: Buffer): Promise<number>;
}

/** Concurrent requests for the same file share one compression. */
export function createCompressedFiles(objects: ObjectStore, log: FastifyBaseLogger): CompressedFiles {
  const known = new Map<string, Promise<Buffer>>();
  const logFailure = (what: string) => (error: unknown) => {
    log.warn({ err: error }, `a compressed file could not be ${what}`);
    return undefined;
  };

  const kept = async (bytes: Buffer): Promise<Buffer | undefined> => {
    const waited = pause(LONGEST_LOOK_MS, undefined, { ref: false });
    const small = await Promise.race([objects.get(keyOf(bytes)), waited]).catch(logFailure('looked for'));
    // The store is not trusted: a browser would refuse changed code, and the remote would not load.
    return small && (await isOf(bytes, small)) ? small : undefined;
  };
  const make = async (bytes: Buffer): Promise<Buffer> => {
    const small = await compressed(bytes);
    void objects.put(keyOf(bytes), small).catch(logFailure('kept'));
    return small;
  };

  return {
    of(bytes) {
      const key = keyOf(bytes);
      const begun = known.get(key);
      if (begun) return begun;
      const work = kept(bytes).then((small) => small ?? make(bytes));
      known.set(key, work);
      return work;
    },
    sizeOf: async (bytes) => ((await kept(bytes)) ?? (await compressed(bytes))).length,
  };
}

function keyOf(bytes: Buffer): string {
  return `${MADE_AGAIN.compressed}/${createHash('sha256').update(bytes).digest('hex')}.br`;
}

function compressed(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

async function isOf(bytes: Buffer, kept: Buffer): Promise<boolean> {
  const opened = await decompress(kept, { maxOutputLength: Math.max(1, bytes.length) }).catch(() => undefined);
  return opened?.equals(bytes) ?? false;
}
