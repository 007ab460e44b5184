import type { ReactElement } from 'react';
import { NEW_PRODUCT, PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { FormValues } from '../product-editor-host';

/** Removes the product; the explanation precedes the button. */
export function Removal({ block, view, host }: FormValues): ReactElement | null {
  if (view.id === NEW_PRODUCT || !view.saved) return null;
  const { method, path } = PRODUCT_EDITOR_CALLS.removeProduct;
  return (
    <details className="admin-product-editor__removal">
      <summary>{host.text('removal')}</summary>
      <form className="admin-product-editor__form" method={method} action={path} data-enhance="">
        <p>{host.text('removalHint')}</p>
        <p className="form-error" data-form-error="" />
        <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
        <input type="hidden" name="block" value={block} />
        <input type="hidden" name="page" value={view.address} />
        <input type="hidden" name="id" value={view.id} />
        <p>
          <button type="submit" className="button button--quiet">
            {host.text('removalYes')}
          </button>
        </p>
      </form>
    </details>
  );
}
