import { FORM_FILE_TYPES } from 'shared-types/forms/form-upload';
import type { Config } from '../../platform/environment/config';
import { scanFile } from '../../platform/virus-scan/scan-file';
import type { FieldDefinition } from '../../site/form/field-definition';
import { fileTypeOf } from '../../site/upload/file-type-of';

/** Why a file cannot be stored; `unscanned` if the scanner has failed. */
export type FileRefusal =
  | { readonly ok: false; readonly reason: 'type' | 'infected' }
  | { readonly ok: false; readonly reason: 'unscanned'; readonly error: unknown };

/** A file that can be stored, by its content, or why not. */
export type CheckedFile = { readonly ok: true; readonly contentType: string } | FileRefusal;

/** Checks that a field takes the file, and that it has no virus. */
export async function checkFile(
  { virusScan }: Pick<Config, 'virusScan'>,
  path: string,
  { accepts = 'any' }: Pick<FieldDefinition, 'accepts'>,
): Promise<CheckedFile> {
  const contentType = await fileTypeOf(path, (type) => Object.hasOwn(FORM_FILE_TYPES, type));
  const group = contentType === undefined ? undefined : FORM_FILE_TYPES[contentType]?.group;
  if (contentType === undefined || (accepts !== 'any' && group !== accepts)) return { ok: false, reason: 'type' };
  const scanned = await scanFile(virusScan, path);
  if (scanned.kind === 'failed') return { ok: false, reason: 'unscanned', error: scanned.error };
  return scanned.kind === 'clean' ? { ok: true, contentType } : { ok: false, reason: 'infected' };
}
