import { PRODUCTS_FILE_CALLS, type ImportProductsReply } from 'shared-types/admin/store/products-file';
import type { Request, RequestResult } from 'shared-types/host/request';

/** Imports the next products of a checked file. */
export function importProducts(request: Request, id: string): Promise<RequestResult<ImportProductsReply>> {
  const { path, method } = PRODUCTS_FILE_CALLS.importProducts;
  return request(path, { method, body: { id } });
}
