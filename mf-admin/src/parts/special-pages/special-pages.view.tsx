import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SPECIAL_PAGE_CALLS, type StandInPage, type SpecialPageEntry } from 'shared-types/admin/pages/special-pages';
import type { RenderHost } from 'shared-types/host/render-host';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import './special-pages.css';

type PageMessages = FormMessages &
  Readonly<Record<'create' | 'createIn' | 'edit' | 'editIn' | 'versions' | 'draft' | 'changedDraft' | 'live', string>>;

export interface SpecialPagesProps {
  readonly kind: StandInPage;
  readonly pages: readonly SpecialPageEntry[];
  readonly block: string;
  /** Path of the admin page, to which forms without script return. */
  readonly page: string;
  readonly host: RenderHost<PageMessages>;
}

/** The page of each language: what visitors see of it, and the way to its editor; or a button that creates it. */
export function SpecialPages(props: SpecialPagesProps): ReactElement {
  return (
    <ul className="admin-special-pages">
      {props.pages.map((entry) => (
        <li key={entry.locale} className="admin-special-pages__entry">
          {props.pages.length > 1 && <h3 className="admin-special-pages__language">{entry.language}</h3>}
          {entry.page ? <Made {...props} entry={entry} made={entry.page} /> : <Missing {...props} entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

function Made({
  entry,
  made: { id, title, isPublished, isChanged },
  pages,
  host: { text },
}: SpecialPagesProps & {
  readonly entry: SpecialPageEntry;
  readonly made: NonNullable<SpecialPageEntry['page']>;
}): ReactElement {
  const state = text(stateOf({ isPublished, isChanged }));
  const { language } = entry;
  return (
    <>
      <p className="admin-special-pages__title">
        <strong dir="auto">{title}</strong> <span className="admin-special-pages__state">{state}</span>
      </p>
      <p className="admin-special-pages__actions">
        <a className="button" href={ADMIN_PATH.pageEditor.replace('{slug}', id)}>
          {pages.length > 1 ? text('editIn', { language }) : text('edit')}
        </a>
        <a className="button button--quiet" href={ADMIN_PATH.pageSettings.replace('{slug}', id)}>
          {text('versions')}
        </a>
      </p>
    </>
  );
}

function stateOf({
  isPublished,
  isChanged,
}: Pick<NonNullable<SpecialPageEntry['page']>, 'isPublished' | 'isChanged'>): 'draft' | 'changedDraft' | 'live' {
  if (!isPublished) return 'draft';
  return isChanged ? 'changedDraft' : 'live';
}

function Missing({
  kind,
  entry: { locale, language },
  pages,
  block,
  page,
  host,
}: SpecialPagesProps & { readonly entry: SpecialPageEntry }): ReactElement {
  return (
    <AdminForm call={SPECIAL_PAGE_CALLS.createSpecialPage} sends={{ block, page, kind, locale }} host={host}>
      <div className="form-error" data-form-error="" tabIndex={-1} />
      <button type="submit" className="button">
        {pages.length > 1 ? host.text('createIn', { language }) : host.text('create')}
      </button>
    </AdminForm>
  );
}
