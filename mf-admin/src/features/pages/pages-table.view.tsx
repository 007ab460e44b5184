import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CHOSEN_PAGES, PAGE_TEXT_LIMIT, PAGES_CALLS, type ListedPage } from 'shared-types/admin/pages/pages';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable, type TableRow } from '../../parts/data-table/data-table.view';
import { FOCUSED } from '../../parts/focused/focused';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import type { ListProps } from './list-props';
import { PageActions } from './page-actions.view';
import { pagesPath } from './pages-path';
import { SiteDraftChoices } from './site-draft-choices.view';

/** The pages as a table, and the form that publishes the chosen ones, all or none. */
export function PagesTable(list: ListProps): ReactElement {
  const { block, view, form, host } = list;
  const { text } = host;
  const columns = shownColumns(view);
  return (
    <>
      <Mistakes {...list} />
      <DataTable
        caption={text('table')}
        columns={columnsOf(list, columns)}
        headColumn="name"
        rows={view.pages.map((page) => rowOf(list, page))}
        choosing={columns.choice ? { formId: publishId(block), labels: { column: text('choice') } } : undefined}
      />
      {(columns.choice || view.siteDrafts) && (
        <AdminForm
          id={publishId(block)}
          className="admin-pages__publish"
          call={PAGES_CALLS.publishPages}
          sends={{ block, page: pagesPath(view, view.page, host) }}
          host={host}
        >
          <SiteDraftChoices view={view} host={host} />
          <LineField
            {...{ block, form, name: 'note', label: text('note'), value: form?.values['note'] ?? '' }}
            hint={text('noteHint')}
            more={{ maxLength: PAGE_TEXT_LIMIT.note }}
          />
          <button type="submit" className="button">
            {text('publish')}
          </button>
        </AdminForm>
      )}
    </>
  );
}

interface Columns {
  /** True if there is something to publish, and the account may. */
  readonly choice: boolean;
  /** True if the pages have several languages. */
  readonly language: boolean;
}

function shownColumns({ mayPublish, pages }: ListProps['view']): Columns {
  return {
    choice: mayPublish && pages.some(hasDraft),
    language: new Set(pages.map(({ language }) => language)).size > 1,
  };
}

function publishId(block: string): string {
  return `block-${block}-publish`;
}

function hasDraft({ status }: ListedPage): boolean {
  return status === 'draft' || status === 'needsReview' || status === 'scheduled';
}

/** What was refused. The errors of a publication are named by their pages. */
function Mistakes({ form }: ListProps): ReactElement | null {
  if (form?.message === undefined || form.values['layout'] !== undefined) return null;
  return (
    <div className="form-error" role="alert" {...FOCUSED}>
      <p>{form.message}</p>
      <ul>
        {Object.entries(form.errors).flatMap(([id, errors]) =>
          errors.split('\n').map((error, index) => (
            <li key={`${id} ${index}`} dir="auto">
              <a href={ADMIN_PATH.pageSettings.replace('{slug}', id)}>{error}</a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

type PageColumn = 'name' | 'path' | 'status' | 'changed' | 'language' | 'actions';

function columnsOf({ host: { text } }: ListProps, shown: Columns): TableColumn<PageColumn>[] {
  const label = (key: PageColumn) => ({ key, label: text(key) });
  return [
    label('name'),
    label('path'),
    label('status'),
    label('changed'),
    ...(shown.language ? [label('language')] : []),
    { ...label('actions'), isBare: true },
  ];
}

function rowOf(list: ListProps, page: ListedPage): TableRow<PageColumn> {
  const { text } = list.host;
  const title = page.title || text('untitled');
  const { id, revision, path, language, changedBy, changedText } = page;
  const label = text('choose', { title });
  return {
    key: id,
    ...(hasDraft(page) && { choice: { name: CHOSEN_PAGES, value: `${id} ${revision}`, label } }),
    cells: {
      name:
        page.status === 'removed' ? (
          <bdi>{title}</bdi>
        ) : (
          <a className="admin-pages__name" href={ADMIN_PATH.pageEditor.replace('{slug}', id)} dir="auto">
            {title}
          </a>
        ),
      path: <bdi dir="ltr">{path}</bdi>,
      status: <Status page={page} host={list.host} />,
      changed: changedBy === undefined ? changedText : text('changedBy', { time: changedText, by: changedBy }),
      language,
      actions: <PageActions list={list} page={page} title={title} />,
    },
  };
}

function Status({ page, host }: { readonly page: ListedPage; readonly host: ListProps['host'] }): ReactElement {
  return (
    <>
      <span className="admin-pages__status" data-status={page.status}>
        {host.text('statusName', { status: page.status })}
      </span>
      {notesOf(page, host).map((note) => (
        <p key={note} className="admin-pages__note">
          {note}
        </p>
      ))}
    </>
  );
}

function notesOf(page: ListedPage, { text }: ListProps['host']): string[] {
  const { status, isPublished, scheduledText, scheduleError, deletedText } = page;
  return [
    ...(hasDraft(page) ? [text(isPublished ? 'isPublished' : 'isUnpublished')] : []),
    ...(scheduledText === undefined ? [] : [text('scheduledFor', { time: scheduledText })]),
    ...(scheduleError === undefined ? [] : [text('scheduleFailed', { reason: scheduleError })]),
    ...(status === 'removed' && deletedText !== undefined ? [text('deletedOn', { time: deletedText })] : []),
  ];
}
