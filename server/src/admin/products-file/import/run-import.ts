import type { Database } from '../../../platform/schema/database';
import type { Language } from '../../../platform/language';
import type { Site } from '../../../site/directory/site';
import type { SignedInAccount } from '../../../site/session/signed-in-account';
import { saveProduct, type SaveOutcome } from '../../product-editor/write/save-product';
import { PRODUCTS_FILE_MESSAGES } from '../products-file.messages';
import { itemId, type ImportItem } from './import-item';
import { endItem, nextItem } from './products-import.store';

export interface RunInput {
  readonly site: Site;
  readonly language: Language;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly importId: string;
  /** No further product is begun after so many milliseconds. */
  readonly withinMs: number;
}

/**
 * Saves the products of a checked file one after the other, each as its form would, in a transaction of its own. It can be
 * interrupted and run again: what was saved is not saved twice. True if a product has changed.
 */
export async function runImport(db: Database, input: RunInput): Promise<boolean> {
  const end = Date.now() + input.withinMs;
  let isChanged = false;
  let item = await nextItem(db, input.importId);
  while (item) {
    const outcome = await saveItem(db, item, input);
    if (outcome.kind === 'saved' && outcome.isChanged) isChanged = true;
    const reason = reasonOf(outcome, input.language);
    await endItem(db, { importId: input.importId, number: item.number, ...(reason !== undefined && { reason }) });
    item = Date.now() < end ? await nextItem(db, input.importId) : undefined;
  }
  return isChanged;
}

function saveItem(
  db: Database,
  { number, productId: id, isNew, fields, base: seen }: ImportItem,
  { site, language, account, importId }: RunInput,
): Promise<SaveOutcome> {
  const newId = (row: string) => itemId(importId, number, row);
  return saveProduct(db, { site, language, account, id, isNew, fields, seen, newId });
}

/** Why a product was not saved; undefined if it was. */
function reasonOf(outcome: SaveOutcome, language: Language): string | undefined {
  const { conflict, gone } = PRODUCTS_FILE_MESSAGES[language];
  if (outcome.kind === 'conflict') return conflict;
  if (outcome.kind === 'gone') return gone;
  if (outcome.kind === 'invalid') return [...new Set(Object.values(outcome.errors))].join(' ');
  return undefined;
}
