import { hash } from 'node:crypto';
import type { SiteDocument } from 'shared-types/site/site-document';

/** Grows when the same document would be stored otherwise than before; every site is then imported afresh. */
const IMPORT_VERSION = 2;

/** What a document and the content of its pictures amount to; equal ones need no second import. */
export function documentHash(document: SiteDocument, files: ReadonlyMap<string, { readonly sha256: string }>): string {
  const contents = [...files].map(([file, { sha256 }]) => [file, sha256]);
  return hash('sha256', JSON.stringify([IMPORT_VERSION, document, contents]));
}
