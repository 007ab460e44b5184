import type { ReactElement } from 'react';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { ListedProductProps } from './product-cells.view';
import { StockForm } from './stock-form.view';

/** What can be done with one product of the list. */
export function ProductActions(props: ListedProductProps): ReactElement {
  return (
    <div className="admin-products__actions">
      <StockForm {...props} />
      <Duplicate {...props} />
    </div>
  );
}

/** Makes a draft of the product, and opens it. */
function Duplicate({ block, product, address, host }: ListedProductProps): ReactElement {
  const { text, perRequest } = host;
  const fresh = `${perRequest.key}-${product.id}`;
  return (
    <AdminForm
      className="admin-products__duplicate"
      call={PRODUCT_EDITOR_CALLS.duplicateProduct}
      sends={{ block, page: address, id: product.id, fresh }}
      host={host}
    >
      <button type="submit" className="admin-products__action" aria-describedby={`product-${product.id}`}>
        {text('duplicate')}
      </button>
      <p className="form-error" data-form-error="" tabIndex={-1} />
    </AdminForm>
  );
}
