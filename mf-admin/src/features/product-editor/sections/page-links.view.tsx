import type { ReactElement } from 'react';
import { PRODUCT_EDITOR_QUERY, type EditorPage } from 'shared-types/admin/store/product-editor';
import type { FormValues } from '../product-editor-host';

interface PageLinksProps extends FormValues {
  readonly pages: EditorPage;
  readonly name: keyof typeof PRODUCT_EDITOR_QUERY;
}

/** Links to the previous and next page of a part of the form. */
export function PageLinks({ pages: { page, last }, name, view, host }: PageLinksProps): ReactElement | null {
  if (last === 1) return null;
  const [path = '', query] = view.address.split('?', 2);
  const address = (number: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set(PRODUCT_EDITOR_QUERY[name], String(number));
    return `${path}?${parameters}`;
  };
  return (
    <nav className="admin-product-editor__pages" aria-label={host.text(name)}>
      <p>{host.text('pageOf', { page, last })}</p>
      {page > 1 && (
        <a href={address(page - 1)} rel="prev">
          {host.text('previous')}
        </a>
      )}
      {page < last && (
        <a href={address(page + 1)} rel="next">
          {host.text('next')}
        </a>
      )}
    </nav>
  );
}
