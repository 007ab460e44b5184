import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_PRODUCT, PRODUCT_EDITOR_CALLS } from 'shared-types/config/product-editor';
import type { PropsOf } from 'shared-types/render';
import { ConfigForm } from '../../parts/config-form/config-form.view';
import { Basics } from './basics.view';
import { Notices } from './notices.view';
import { Options } from './options.view';
import { Pictures } from './pictures.view';
import { ProductFile } from './product-file.view';
import { isTyped, type Filling, type ProductEditorHost } from './product-editor-host';
import { Questions } from './questions.view';
import { Removal } from './removal.view';
import { Variants } from './variants.view';
import './product-editor.css';

/** Everything a product has, as one form. Whatever becomes of it, it comes back with what was typed. */
export function element(
  { block, data, form }: PropsOf<'config/product-editor/product'>,
  host: ProductEditorHost,
): ReactElement {
  const view = data['config/product-editor/product'];
  const filling = { block: block.id, view, form, host };
  if (!view.saved && !isTyped(form)) return <Notices {...filling} />;
  return (
    <div className="config-product-editor">
      <p>
        <a className="config-product-editor__back" href={CONFIG_PATH.products}>
          {host.text('products')}
        </a>
      </p>
      <Heading {...filling} />
      <ConfigForm
        className="config-product-editor__form"
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
        <Notices {...filling} />
        <Basics {...filling} />
        <Variants {...filling} />
        <Options {...filling} />
        <Pictures {...filling} />
        <Questions {...filling} />
        <div className="config-product-editor__actions">
          <button type="submit" className="button">
            <span className="config-product-editor__idle">{host.text('save')}</span>
            <span className="config-product-editor__busy">{host.text('saving')}</span>
          </button>
        </div>
      </ConfigForm>
      <ProductFile {...filling} />
      <Removal {...filling} />
    </div>
  );
}

function Heading({ view: { id, saved }, host }: Filling): ReactElement {
  const title = id === NEW_PRODUCT ? host.text('newProduct') : (saved?.values.title ?? host.text('basics'));
  return (
    <>
      <h1 dir="auto">{title}</h1>
      {saved?.path !== undefined && (
        <p>
          <a href={saved.path}>{host.text('see')}</a>
        </p>
      )}
      {saved?.changed && (
        <p className="config-product-editor__changed">
          {host.text('changed', { by: saved.changed.by, at: saved.changed.atText })}
        </p>
      )}
    </>
  );
}
