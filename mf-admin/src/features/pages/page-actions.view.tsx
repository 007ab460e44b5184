import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_CALLS, type ListedPage } from 'shared-types/admin/pages/pages';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { ListProps } from './list-props';
import { pagesPath } from './pages-path';

interface ActionsProps {
  readonly list: ListProps;
  readonly page: ListedPage;
  readonly title: string;
}

type ActionName = 'copy' | 'remove' | 'putBack' | 'markReady' | 'markNotReady';

/** What can be done with a page of the list; each button is a form of its own. */
export function PageActions({ list, page, title }: ActionsProps): ReactElement {
  const { block, view, host } = list;
  const { text } = host;
  const action = (
    name: ActionName,
    call: { readonly method: string; readonly path: string },
    more: Readonly<Record<string, string>> = {},
  ) => (
    <AdminForm
      call={call}
      sends={{ block, page: pagesPath(view, view.page, host), pageId: page.id, ...more }}
      host={host}
    >
      <button type="submit" className="admin-pages__action">
        {text(name)}
        <span className="visually-hidden"> {text('of', { title })}</span>
      </button>
      <p className="form-error" data-form-error="" tabIndex={-1} />
    </AdminForm>
  );
  if (page.status === 'removed')
    return <div className="admin-pages__actions">{view.mayPublish && action('putBack', PAGES_CALLS.returnPage)}</div>;
  const isReady = page.status === 'needsReview';
  return (
    <div className="admin-pages__actions">
      <a className="admin-pages__link" href={ADMIN_PATH.pageSettings.replace('{slug}', page.id)}>
        {text('settings')}
        <span className="visually-hidden"> {text('of', { title })}</span>
      </a>
      {page.isPublished && page.status !== 'draft' && !page.isPattern && (
        <a className="admin-pages__link" href={page.path}>
          {text('view')}
          <span className="visually-hidden"> {text('of', { title })}</span>
        </a>
      )}
      {hasLessons(list, page) && (
        <a className="admin-pages__link" href={ADMIN_PATH.lessons.replace('{slug}', page.id)}>
          {text('lessons')}
          <span className="visually-hidden"> {text('of', { title })}</span>
        </a>
      )}
      {!page.isPattern && action('copy', PAGES_CALLS.duplicatePage)}
      {(page.status === 'draft' || isReady) &&
        action(isReady ? 'markNotReady' : 'markReady', PAGES_CALLS.reviewPage, { ready: isReady ? 'no' : 'yes' })}
      {view.mayPublish && action('remove', PAGES_CALLS.removePage)}
    </div>
  );
}

function hasLessons({ view: { collections = [], mayPublish } }: ListProps, { path }: ListedPage): boolean {
  return mayPublish && collections.some((collection) => collection.kind === 'lesson' && collection.path === path);
}
