import {
  PRODUCTS_FILE_CALLS,
  PRODUCTS_FILE_FIELD,
  type ImportProductsReply,
} from 'shared-types/admin/store/products-file';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { ExampleServer } from '../../../../tools/testing/site/open-example';
import type { StoredImport } from './import/products-import.store';

/** Sends a file to be checked, by script unless `isForm`. */
export function sendFile(browser: Shopper, text: string | Buffer, { isForm = false } = {}): Promise<Reply> {
  const files = [['products.csv', Buffer.from(text)]] as const;
  return browser.postFiles(
    PRODUCTS_FILE_CALLS.checkProductsFile.path,
    {},
    { field: PRODUCTS_FILE_FIELD, files, isForm },
  );
}

/** The import that was stored last. */
export async function storedImport({
  db,
}: Pick<ExampleServer, 'db'>): Promise<Omit<StoredImport, 'fileName' | 'createdAt'>> {
  const imports = db.selectFrom('product_import').select(['id', 'checked']).orderBy('created_at', 'desc');
  const { id, checked } = await imports.limit(1).executeTakeFirstOrThrow();
  return { id, ...checked };
}

/** Imports the stored import until it is over. */
export async function runStored(browser: Shopper, open: Pick<ExampleServer, 'db'>): Promise<Reply> {
  const { id } = await storedImport(open);
  for (;;) {
    const reply = await browser.call('POST', PRODUCTS_FILE_CALLS.importProducts.path, { id });
    const { progress } = reply.json() as Partial<ImportProductsReply>;
    if (!progress || progress.done === progress.products) return reply;
  }
}
