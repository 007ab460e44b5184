import type { ReactElement } from 'react';
import { NEW_PRODUCT, PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { AdminForm } from '../../../parts/admin-form/admin-form.view';
import type { FormValues } from '../product-editor-host';
import { LastSavedLine } from '../../../parts/settings-form/last-saved-line.view';

/** The product's name, who saved it last, its page, and a way to copy it. */
export function Heading(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const { id, saved } = view;
  const { text } = host;
  const title = id === NEW_PRODUCT ? text('newProduct') : (saved?.values.title ?? text('basics'));
  return (
    <>
      <h1 dir="auto">{title}</h1>
      {saved && id !== NEW_PRODUCT && (
        <div className="admin-product-editor__acts">
          {saved.path !== undefined && <a href={saved.path}>{text('see')}</a>}
          <Duplicate {...formValues} />
        </div>
      )}
      <LastSavedLine changed={saved?.changed} host={host} />
    </>
  );
}

/** Makes a draft of the saved product, and opens it. */
function Duplicate({ block, view, host }: FormValues): ReactElement {
  return (
    <AdminForm
      call={PRODUCT_EDITOR_CALLS.duplicateProduct}
      sends={{ block, page: view.address, id: view.id, fresh: host.perRequest.key }}
      host={host}
      data-duplicate=""
    >
      <button type="submit" className="button button--quiet">
        {host.text('duplicate')}
      </button>
      <p className="form-error" data-form-error="" tabIndex={-1} />
    </AdminForm>
  );
}
