import type { SiteDocument } from 'shared-types/site/site-document';
import type { BlockEditors } from '../../block-settings/block-editors';
import { checkPanels } from './pages/check-panels';
import { checkReferences } from './pages/check-references';
import { issueMessage } from './issue-message';
import { inSlices } from '../../slices/in-slices';
import type { Mistake } from './mistake';
import { siteDocumentSchema } from '../schema/document.schema';

/** A document with a valid shape and the mistakes between its parts, or the mistakes of its shape. */
export type CheckedDocument =
  | { readonly document: SiteDocument; readonly mistakes: readonly Mistake[] }
  | { readonly document?: undefined; readonly mistakes: readonly Mistake[] };

/** Checks a document without its pictures; settings of blocks by their panels, if there are any. */
export function checkDocument(candidate: unknown, editors: BlockEditors = new Map()): CheckedDocument {
  const parsed = siteDocumentSchema.safeParse(candidate, { error: issueMessage });
  if (parsed.success) return { document: parsed.data, mistakes: mistakesOf(parsed.data, editors) };
  return { mistakes: parsed.error.issues.map(({ path, message }) => ({ path, message })) };
}

function mistakesOf(document: SiteDocument, editors: BlockEditors): Mistake[] {
  // Slices are checked as the blocks that show them.
  const pages = document.pages.map(({ slices: _, ...page }) => page);
  const mistakes = inSlices(document, checkReferences({ ...document, pages }));
  const named = new Set(mistakes.map(({ path }) => path.join('.')));
  return [...mistakes, ...checkPanels(document, editors).filter(({ path }) => !named.has(path.join('.')))];
}
