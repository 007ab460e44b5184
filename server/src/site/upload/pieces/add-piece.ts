import type { Services } from '../../services';
import { keepObject, newObjectKey } from '../keep-object';
import { recordPiece, type UploadTable } from './piece-tables';

export interface Piece {
  /** Bytes of the file before it. */
  readonly offset: number;
  readonly bytes: Buffer;
}

/** True if a piece has the length that it has to have at its place in a file of `fileBytes`. */
export function isPieceOf(
  { fileBytes, pieceBytes }: { readonly fileBytes: number; readonly pieceBytes: number },
  { offset, bytes }: Piece,
): boolean {
  return bytes.length > 0 && bytes.length === Math.min(pieceBytes, fileBytes - offset);
}

export interface PieceUpload {
  readonly table: UploadTable;
  readonly id: string;
  readonly siteId: string;
}

/** Stores the next piece; nothing if another request has stored it meanwhile. */
export async function addPiece(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  { table, id: uploadId, siteId }: PieceUpload,
  { offset, bytes }: Piece,
): Promise<void> {
  const key = newObjectKey();
  const piece = { uploadId, siteId, key, startsAt: offset, bytes: bytes.length };
  await keepObject(
    { db, objects },
    {
      siteId,
      key,
      write: () => objects.put(key, bytes),
      claim: async (trx) => ({ outcome: undefined, isClaimed: await recordPiece(trx, table, piece) }),
    },
  );
}
