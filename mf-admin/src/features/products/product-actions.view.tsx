import type { ReactElement } from 'react';
import type { ListedProductProps } from './product-cells.view';
import { StockForm } from './stock-form.view';

/** What can be done with one product of the list. */
export function ProductActions(props: ListedProductProps): ReactElement {
  return (
    <div className="admin-products__actions">
      <StockForm {...props} />
    </div>
  );
}
