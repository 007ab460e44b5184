import type { StoredFile } from '../../platform/objects/object-store';
import type { Services } from '../../site/services';
import { keepObject, newObjectKey } from '../../site/upload/keep-object';
import { forgetPieces } from '../../site/upload/pieces/piece-tables';
import type { Upload } from './upload.store';

export interface FileToKeep {
  readonly upload: Pick<Upload, 'id' | 'site_id'>;
  readonly stored: StoredFile;
  readonly contentType: string;
  readonly name: string;
}

/** Stores a checked file, which makes its upload complete; the pieces are deleted. */
export async function keepFile(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  { upload: { id, site_id: siteId }, stored, contentType, name }: FileToKeep,
): Promise<void> {
  const key = newObjectKey();
  await keepObject(
    { db, objects },
    {
      siteId,
      key,
      write: () => objects.putFile(key, stored),
      claim: async (trx) => {
        const completed = await trx
          .updateTable('form_upload')
          .set({ object_key: key, sha256: stored.sha256, content_type: contentType, name, received: stored.bytes })
          .where('id', '=', id)
          .where('object_key', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (completed) await forgetPieces(trx, 'form_upload', id);
        return { outcome: undefined, isClaimed: completed !== undefined };
      },
    },
  );
}
