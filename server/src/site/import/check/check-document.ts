import type { SiteDocument } from 'shared-types/site/site-document';
import { checkReferences } from './pages/check-references';
import { issueMessage } from './issue-message';
import { inSlices } from '../../slices/in-slices';
import type { Mistake } from './mistake';
import { siteDocumentSchema } from '../schema/document.schema';

/** A document with a valid shape and the mistakes between its parts, or the mistakes of its shape. */
export type CheckedDocument =
  | { readonly document: SiteDocument; readonly mistakes: readonly Mistake[] }
  | { readonly document?: undefined; readonly mistakes: readonly Mistake[] };

/** Checks a document without its pictures. */
export function checkDocument(candidate: unknown): CheckedDocument {
  const parsed = siteDocumentSchema.safeParse(candidate, { error: issueMessage });
  if (parsed.success) return { document: parsed.data, mistakes: mistakesOf(parsed.data) };
  return { mistakes: parsed.error.issues.map(({ path, message }) => ({ path, message })) };
}

function mistakesOf(document: SiteDocument): Mistake[] {
  // Slices are checked as the blocks that show them.
  const pages = document.pages.map(({ slices: _, ...page }) => page);
  return inSlices(document, checkReferences({ ...document, pages }));
}
