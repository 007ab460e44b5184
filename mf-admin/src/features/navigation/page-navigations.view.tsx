import type { ReactElement } from 'react';
import type { MenuPage, PageNavigation } from 'shared-types/admin/navigation';
import { linkedPath } from 'shared-types/site/page/site-menu';
import { DragHandle } from '../../parts/drag-handle/drag-handle.view';
import { menuRows, type FormValues, type NavigationHost } from './navigation-host';

/** Id of the pages that fields of URLs suggest by title. */
export function choicesId(block: string): string {
  return `block-${block}-pages`;
}

export function PageChoices({ block, view: { navigations } }: FormValues): ReactElement {
  return (
    <datalist id={choicesId(block)}>
      {navigations.flatMap(({ pages }) =>
        pages.map(({ title, path }) => (
          <option key={path} value={path}>
            {title}
          </option>
        )),
      )}
    </datalist>
  );
}

/** The navigations of pages that are in no menu; pages that are in one are hidden. */
export function PageNavigations(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const rows = [...menuRows(formValues, 'nav'), ...menuRows(formValues, 'foot')];
  const linked = new Set(rows.map((row) => linkedPath(row)));
  return (
    <>
      {view.navigations.map((navigation) => (
        <Unlinked key={navigation.name} navigation={navigation} linked={linked} host={host} />
      ))}
    </>
  );
}

interface UnlinkedProps {
  readonly navigation: PageNavigation;
  readonly linked: ReadonlySet<string | undefined>;
  readonly host: NavigationHost;
}

function Unlinked({ navigation, linked, host: { text } }: UnlinkedProps): ReactElement {
  const { name, pages } = navigation;
  const kind = 'type' in navigation ? 'members' : 'hidden';
  return (
    <section className="admin-navigation__menu" data-navigation={name} aria-labelledby={`navigation-${name}`}>
      <h2 className="admin-navigation__legend" id={`navigation-${name}`}>
        {text(kind)}
      </h2>
      <p className="admin-muted">{text(`${kind}Hint`)}</p>
      <ul className="admin-navigation__pages">
        {pages.map((page) => (
          <li
            key={page.path}
            className="admin-navigation__page"
            data-unlinked={page.path}
            data-title={page.title}
            hidden={linked.has(page.path)}
          >
            <Page page={page} text={text} />
          </li>
        ))}
      </ul>
      <p data-all-linked="" hidden={pages.some(({ path }) => !linked.has(path))}>
        {text('allLinked')}
      </p>
    </section>
  );
}

function Page({ page, text }: { readonly page: MenuPage; readonly text: NavigationHost['text'] }): ReactElement {
  return (
    <>
      <DragHandle />
      <span className="admin-navigation__of-page">
        {page.title} <span dir="ltr">{page.path}</span>
        {page.area !== undefined && <span> · {text('area', { area: page.area })}</span>}
      </span>
      <button type="button" className="button button--quiet" data-link-page={page.path} data-by-keys="" hidden>
        {text('linkPage')}
        <span className="visually-hidden"> {page.title}</span>
      </button>
    </>
  );
}
