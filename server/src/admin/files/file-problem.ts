import { BYTES_PER_MB } from 'shared-types/admin/files/file-bytes';
import { LIBRARY_TYPES } from 'shared-types/admin/files/file-types';
import { FILE_BYTES, type FileKind } from 'shared-types/admin/files/files';
import type { Language } from '../../platform/language';
import type { FileProblem } from '../../platform/schema/tables/site.tables';
import { FILES_MESSAGES } from './files.messages';

/** Problems that may be gone when the same file is sent again. */
const PASSING: ReadonlySet<string> = new Set<FileProblem>(['unscanned', 'failed', 'site-full']);

export function mayRetry(problem: FileProblem): boolean {
  return PASSING.has(problem);
}

/**
 * The owner's message for a refused file.
 *
 * @implements FILE-03 FILE-04 FILE-05
 */
export function problemText(
  problem: FileProblem | 'too-many',
  {
    name,
    wants,
    language,
  }: { readonly name: string; readonly wants?: FileKind | undefined; readonly language: Language },
): string {
  const messages = FILES_MESSAGES[language];
  const kind = wants ?? kindOfName(name) ?? 'video';
  return messages.problem[problem]({
    fileName: name || messages.nameless,
    fileTypeMessage: wants === 'picture' ? messages.image : '',
    maxSize: `${FILE_BYTES[kind] / BYTES_PER_MB} MB`,
  });
}

/** The kind of a file by its extension, before its content is known. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.values(LIBRARY_TYPES).find(({ extensions }) => extensions.includes(extension))?.kind;
}
