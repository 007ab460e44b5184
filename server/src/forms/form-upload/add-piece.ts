import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import type { Services } from '../../site/services';
import { keepObject } from './keep-object';
import type { Upload } from './upload.store';

export interface Piece {
  /** Bytes of the file before it. */
  readonly offset: number;
  readonly bytes: Buffer;
}

/** True if a piece has the length that it has to have at its place. */
export function isPieceOf({ bytes: all }: Pick<Upload, 'bytes'>, { offset, bytes }: Piece): boolean {
  return bytes.length > 0 && bytes.length === Math.min(FORM_UPLOAD_LIMIT.pieceBytes, all - offset);
}

/** Stores the next piece; nothing if another request has stored it meanwhile. */
export async function addPiece(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  { id, site_id: siteId }: Pick<Upload, 'id' | 'site_id'>,
  { offset, bytes }: Piece,
): Promise<void> {
  await keepObject(
    { db },
    {
      siteId,
      write: (key) => objects.put(key, bytes),
      claim: async (trx, key) => {
        const advanced = await trx
          .updateTable('form_upload')
          .set({ received: offset + bytes.length })
          .where('id', '=', id)
          .where('received', '=', offset)
          .returning('id')
          .executeTakeFirst();
        if (!advanced) return false;
        await trx
          .insertInto('form_upload_piece')
          .values({ upload_id: id, site_id: siteId, starts_at: offset, object_key: key })
          .execute();
        return true;
      },
    },
  );
}
