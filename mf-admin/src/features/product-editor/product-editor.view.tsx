import type { ReactElement } from 'react';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import type { PropsOf } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { Basics } from './sections/basics.view';
import { Heading } from './sections/heading.view';
import { Notices } from './sections/notices.view';
import { Options } from './sections/options.view';
import { Organisation } from './sections/organisation.view';
import { Pictures } from './sections/pictures.view';
import { ProductFile } from './sections/file.view';
import { isTyped, type ProductEditorHost } from './product-editor-host';
import { Questions } from './sections/questions.view';
import { Removal } from './sections/removal.view';
import { Variants } from './variants/variants.view';
import './product-editor.css';

/** A product with all its fields as one form. After any failure, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/product-editor/product'>,
  host: ProductEditorHost,
): ReactElement {
  const view = data['admin/product-editor/product'];
  const formValues = { block: block.id, view, form, host };
  if (!view.saved && !isTyped(form)) return <Notices {...formValues} />;
  return (
    <div className="admin-product-editor">
      <Heading {...formValues} />
      <AdminForm
        className="admin-product-editor__form"
        call={PRODUCT_EDITOR_CALLS.saveProduct}
        encType="multipart/form-data"
        data-unsaved={isTyped(form) ? '' : undefined}
        sends={{
          block: block.id,
          page: view.address,
          id: view.id,
          base: form?.values.base ?? view.saved?.base ?? '',
          key: form?.key ?? '',
          fresh: form?.values.fresh ?? host.perRequest.key,
        }}
        host={host}
      >
        {/* Enter in a field presses the first submit button of the form, which must save. */}
        <button type="submit" hidden>
          {host.text('save')}
        </button>
        <Notices {...formValues} />
        <Basics {...formValues} />
        <Pictures {...formValues} />
        <Options {...formValues} />
        <Variants {...formValues} />
        <Organisation {...formValues} />
        <Questions {...formValues} />
        <SettingsActions host={host} />
      </AdminForm>
      <ProductFile {...formValues} />
      <Removal {...formValues} />
    </div>
  );
}
