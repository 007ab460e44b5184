import { LIBRARY_TYPES } from 'shared-types/admin/files/file-types';
import type { FileKind } from 'shared-types/admin/files/files';

/** What file inputs offer, of these kinds or of all; the server tells types by content. */
export function acceptedFiles(kinds: readonly FileKind[] = []): string {
  return Object.values(LIBRARY_TYPES)
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
    .join(',');
}
