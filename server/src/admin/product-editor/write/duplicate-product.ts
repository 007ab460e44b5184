import type { Transaction } from 'kysely';
import { PRODUCT_LIMIT, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { withRetries } from '../../../platform/schema/with-retries';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import type { ProductState } from '../product-state';
import { finishProduct } from './finish-product';
import { slugOf } from './product-slug';
import { isKnown, storeProduct, type SaveProductInput } from './save-product';
import { findProduct } from './stored-product';

export interface DuplicateProductInput extends Pick<SaveProductInput, 'site' | 'language' | 'account'> {
  readonly id: string;
  /** Id of the copy, or of its variant number, from 1: the same whenever the form is sent. */
  readonly copyId: (variant?: number) => string;
  readonly copyTitle: (title: string) => string;
}

export type DuplicateOutcome =
  | { readonly kind: 'copied'; readonly id: string; readonly isChanged: boolean }
  | { readonly kind: 'gone' }
  /** Why the copy is not possible. */
  | { readonly kind: 'refused'; readonly message: string };

/** Copies a product with its variants, stock and pictures as a draft with a URL and SKUs of its own, and without its file. */
export function duplicateProduct(db: Database, input: DuplicateProductInput): Promise<DuplicateOutcome> {
  const { site, language, account, id, copyId } = input;
  const own = copyId();
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await takeProductsLock(transaction, site.id);
      const stored = await findProduct(transaction, { siteId: site.id, id });
      if (!stored) return { kind: 'gone' };
      // The form was sent before; the copy may have been removed since.
      if (await isKnown(transaction, own)) {
        const copy = await findProduct(transaction, { siteId: site.id, id: own });
        return copy ? { kind: 'copied', id: own, isChanged: false } : { kind: 'gone' };
      }
      const state = copyOf(stored.state, input, await slugsOf(transaction, site.id));
      const wanted = { state, variants: state.variants.map((variant) => ({ variant })) };
      const finishing = { site, language, id: own, isNew: true, stored: undefined, wanted };
      const finished = await finishProduct(transaction, finishing);
      if (!finished.state) return { kind: 'refused', message: Object.values(finished.errors).join(' ') };
      await storeProduct(transaction, { site, account, id: own }, { before: undefined, state: finished.state });
      return { kind: 'copied', id: own, isChanged: true };
    }),
  );
}

function copyOf(
  state: ProductState,
  { copyId, copyTitle }: Pick<DuplicateProductInput, 'copyId' | 'copyTitle'>,
  slugs: ReadonlySet<string>,
): ProductState {
  return {
    ...state,
    title: copyTitle(state.title).slice(0, PRODUCT_LIMIT.titleLength),
    slug: slugOf(`${state.slug}-copy`, (slug) => slugs.has(slug)),
    workflowStatus: WORKFLOW_STATUS.draft,
    variants: state.variants.map((variant, index) => ({ ...variant, id: copyId(index + 1), sku: '' })),
  };
}

async function slugsOf(transaction: Transaction<Tables>, siteId: string): Promise<ReadonlySet<string>> {
  const products = transaction.selectFrom('product').select('slug').where('site_id', '=', siteId);
  const rows = await products.where('removed_at', 'is', null).execute();
  return new Set(rows.map(({ slug }) => slug));
}
