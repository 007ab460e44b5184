import { hash } from 'node:crypto';
import type { SiteDocument } from 'shared-types/site/site-document';

/** Increase it when the same document would be stored differently: every site is then imported again. */
const IMPORT_VERSION = 2;

/** Hash of a document and its pictures. A document with the stored hash need not be imported again. */
export function documentHash(document: SiteDocument, files: ReadonlyMap<string, { readonly sha256: string }>): string {
  const contents = [...files].map(([file, { sha256 }]) => [file, sha256]);
  return hash('sha256', JSON.stringify([IMPORT_VERSION, document, contents]));
}
