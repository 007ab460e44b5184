import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importSite, type ImportInput, type ImportResult } from './import-site';

const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

/** Imports the site of a folder: the document `site.json`, pictures in `pictures/`, videos in `videos/` and files of products in `files/`. */
export async function importFolder(
  { db, objects, isSample = false, editors }: Pick<ImportInput, 'db' | 'objects' | 'isSample' | 'editors'>,
  folder: string,
): Promise<ImportResult> {
  const file = join(folder, 'site.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (!ABSENT.has(error.code ?? '')) throw error;
  });
  if (text === undefined) return { ok: false, errors: [`There is no ${file}.`] };
  const read = readJson(text);
  if ('error' in read) return { ok: false, errors: [`${file} is no JSON: ${read.error}`] };
  const pictures = { read: (name: string) => readFile(join(folder, 'pictures', name)) };
  const files = { read: (name: string) => readFile(join(folder, 'files', name)) };
  const videos = { read: (name: string) => readFile(join(folder, 'videos', name)) };
  return importSite({ db, objects, document: read.document, pictures, files, videos, isSample, editors });
}

function readJson(text: string): { readonly document: unknown } | { readonly error: string } {
  try {
    return { document: JSON.parse(text) as unknown };
  } catch (error) {
    return { error: String(error) };
  }
}
