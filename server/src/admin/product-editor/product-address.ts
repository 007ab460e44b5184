import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_EDITOR_QUERY } from 'shared-types/admin/store/product-editor';

export interface ProductAddressInput {
  /** Path and query of the form's page. */
  readonly page?: string | undefined;
  /** The block whose success message to show. */
  readonly sent?: string;
}

/** Address of a product's editor, on the same page of its form. */
export function productAddress(id: string, { page = '', sent }: ProductAddressInput = {}): string {
  const [, before] = page.split('?', 2);
  const [given, query] = [new URLSearchParams(before), new URLSearchParams()];
  for (const name of Object.values(PRODUCT_EDITOR_QUERY)) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  if (sent !== undefined) query.set('sent', sent);
  const path = ADMIN_PATH.productEditor.replace('{slug}', id);
  return query.size > 0 ? `${path}?${query}` : path;
}
