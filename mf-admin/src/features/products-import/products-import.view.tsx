import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ProductsImport } from 'shared-types/admin/store/products-file';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { CheckedFile } from './checked-file.view';
import { ChooseFile } from './choose-file.view';
import type { messages } from './products-import.messages';
import './products-import.css';

/** The import of products: a file is chosen, then shown with what it would change, then imported. */
export function element(
  { block, data, form }: PropsOf<'admin/products-file/checked'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const { checked, currency } = data['admin/products-file/checked'];
  const isWaiting = checked !== undefined && checked.progress.done < checked.progress.products;
  return (
    <div className="admin-products-import">
      <h1>{host.text('title')}</h1>
      {checked && (isWaiting ? null : <Outcome checked={checked} host={host} />)}
      {checked && <CheckedFile block={block.id} checked={checked} form={form} host={host} />}
      <ChooseFile block={block.id} currency={currency} hasChecked={checked !== undefined} form={form} host={host} />
    </div>
  );
}

interface OutcomeProps {
  readonly checked: ProductsImport;
  readonly host: RenderHost<typeof messages>;
}

/** What became of an import that is over. */
function Outcome({ checked: { progress, failed }, host }: OutcomeProps): ReactElement {
  const { text } = host;
  const { products, failed: failures } = progress;
  if (products === 0) return <p role="status">{text('none')}</p>;
  return (
    <section className="admin-products-import__outcome" role="status">
      <p>
        <strong>{text('done', { count: products - failures })}</strong>{' '}
        <a className="admin-products-import__link" href={ADMIN_PATH.products}>
          {text('seeProducts')}
        </a>
      </p>
      {failures > 0 && (
        <>
          <p>{text('failedProducts', { count: failures })}</p>
          <ul>
            {failed.map(({ line, title, reason }) => (
              <li key={line}>{text('failedAt', { line, title, reason })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
