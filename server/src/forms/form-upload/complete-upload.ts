import { FORM_FILE_TYPES } from 'shared-types/forms/form-upload';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { Services } from '../../site/services';
import { nameOfType } from '../../site/upload/name-of-type';
import { withJoinedPieces } from '../../site/upload/pieces/join-pieces';
import { checkFile, type FileRefusal } from './check-file';
import { keepFile } from './keep-file';
import { removeUpload, type Upload } from './upload.store';

type CompletionServices = Pick<Services, 'config' | 'db' | 'objects'>;

export interface UploadToComplete {
  readonly upload: Upload;
  readonly field: FieldDefinition;
  /** Name of a file without one. */
  readonly nameless: string;
}

/**
 * Joins the pieces of an upload, and stores the file if it can be sent; else returns why not. A refused file is deleted, unless it
 * could not be scanned.
 */
export async function completeUpload(
  services: CompletionServices,
  { upload, field, nameless }: UploadToComplete,
): Promise<FileRefusal | undefined> {
  const { id, site_id: siteId, form_id: formId, key, bytes } = upload;
  return withJoinedPieces(services, { table: 'form_upload', id, bytes }, async (stored) => {
    const checked = await checkFile(services.config, stored.path, field);
    if (checked.ok) {
      const name = nameOfType(upload.name, FORM_FILE_TYPES[checked.contentType]?.extensions ?? [], nameless);
      await keepFile(services, { upload, stored, contentType: checked.contentType, name });
      return undefined;
    }
    if (checked.reason !== 'unscanned') await removeUpload(services.db, { siteId, formId, key }, id);
    return checked;
  });
}
