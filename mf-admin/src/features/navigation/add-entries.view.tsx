import type { ReactElement } from 'react';
import { ORDER_LINK_TITLE, type Menu } from 'shared-types/admin/navigation';
import type { FormValues } from './navigation-host';

interface AddEntriesProps extends FormValues {
  readonly menu: Menu;
}

/** Buttons that add entries to a menu, with script. */
export function AddEntries({ menu, view: { navigations }, host: { text } }: AddEntriesProps): ReactElement {
  const pages = navigations.flatMap(({ pages: own }) => own);
  return (
    <div className="admin-navigation__adds" data-by-keys="" hidden>
      {pages.length > 0 && (
        <details className="admin-navigation__choose" data-choose="">
          <summary className="button button--quiet">{text('addPage')}</summary>
          <ul className="admin-navigation__choices">
            {pages.map(({ title, path }) => (
              <li key={path}>
                <button type="button" className="admin-navigation__choice" data-page={path} data-title={title}>
                  {title} <span dir="ltr">{path}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" className="button button--quiet" data-add="link">
        {text('addLink')}
      </button>
      {menu === 'nav' && (
        <>
          <button type="button" className="button button--quiet" data-add="folder">
            {text('addFolder')}
          </button>
          <button type="button" className="button button--quiet" data-add="order" data-title={ORDER_LINK_TITLE}>
            {text('addOrder', { title: ORDER_LINK_TITLE })}
          </button>
        </>
      )}
    </div>
  );
}
