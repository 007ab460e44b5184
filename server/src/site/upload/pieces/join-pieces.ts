import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../../platform/environment/config';
import type { StoredFile } from '../../../platform/objects/object-store';
import type { Services } from '../../services';
import { piecesOf, type UploadTable } from './piece-tables';

/** Only the server's user may read it. */
const OWNER_ONLY = 0o600;

/** Folder of the files that are being checked. */
export function incomingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'incoming');
}

export interface JoinServices extends Pick<Services, 'db' | 'objects'> {
  readonly config: Pick<Config, 'dataDir'>;
}

export interface JoinInput {
  readonly table: UploadTable;
  readonly id: string;
  /** Length of the file. */
  readonly bytes: number;
}

/**
 * Joins the pieces of an upload in a temporary file, which is deleted after `take`. Undefined without pieces: another request has
 * used them. Throws if a piece is missing.
 */
export async function withJoinedPieces<T>(
  services: JoinServices,
  input: JoinInput,
  take: (file: StoredFile) => Promise<T>,
): Promise<T | undefined> {
  const folder = incomingFolder(services.config);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    const stored = await joinPieces(services, input, path);
    return stored && (await take(stored));
  } finally {
    await rm(path, { force: true });
  }
}

async function joinPieces(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  { table, id, bytes: wanted }: JoinInput,
  path: string,
): Promise<StoredFile | undefined> {
  const pieces = await piecesOf(db, table, id);
  if (pieces.length === 0) return undefined;
  const sha256 = createHash('sha256');
  let bytes = 0;
  const joined = async function* () {
    for (const { key, startsAt } of pieces) {
      const piece = startsAt === bytes ? await objects.get(key) : undefined;
      if (!piece) throw new Error(`The piece ${key} of an upload is missing.`);
      bytes += piece.length;
      sha256.update(piece);
      yield piece;
    }
  };
  await pipeline(joined, createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY }));
  if (bytes !== wanted) throw new Error(`An upload of ${wanted} bytes has pieces of ${bytes}.`);
  return { path, bytes, sha256: sha256.digest('hex') };
}
