import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CHOSEN_PAGES, PAGE_TEXT_LIMIT, PAGES_CALLS, type ListedPage } from 'shared-types/admin/pages/pages';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FOCUSED } from '../../parts/focused/focused';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import type { ListProps } from './list-props';
import { PageActions } from './page-actions.view';
import { pagesPath } from './pages-path';

/** The pages as a table, and the form that publishes the chosen ones, all or none. */
export function PagesTable(list: ListProps): ReactElement {
  const { block, view, form, host } = list;
  const { text } = host;
  const columns = columnsOf(view);
  const heading = (key: 'name' | 'path' | 'status' | 'changed' | 'language' | 'actions') => (
    <th scope="col">{text(key)}</th>
  );
  return (
    <>
      <Mistakes {...list} />
      <section
        className="admin-pages__scroll"
        aria-label={text('table')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="admin-pages__table">
          <thead>
            <tr>
              {columns.choice && (
                <th scope="col">
                  <span className="visually-hidden">{text('choice')}</span>
                </th>
              )}
              {heading('name')}
              {heading('path')}
              {heading('status')}
              {heading('changed')}
              {columns.language && heading('language')}
              {heading('actions')}
            </tr>
          </thead>
          <tbody>
            {view.pages.map((page) => (
              <Row key={page.id} list={list} page={page} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {columns.choice && (
        <AdminForm
          id={publishId(block)}
          className="admin-pages__publish"
          call={PAGES_CALLS.publishPages}
          sends={{ block, page: pagesPath(view, view.page, host) }}
          host={host}
        >
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

function columnsOf({ mayPublish, pages }: ListProps['view']): Columns {
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

interface RowProps {
  readonly list: ListProps;
  readonly page: ListedPage;
  readonly columns: Columns;
}

function Row({ list, page, columns }: RowProps): ReactElement {
  const { block, host } = list;
  const { text } = host;
  const title = page.title || text('untitled');
  return (
    <tr>
      {columns.choice && (
        <td>
          {hasDraft(page) && (
            <input
              type="checkbox"
              form={publishId(block)}
              name={CHOSEN_PAGES}
              value={`${page.id} ${page.revision}`}
              aria-label={text('choose', { title })}
            />
          )}
        </td>
      )}
      <th scope="row" dir="auto">
        {page.status === 'removed' ? title : <a href={ADMIN_PATH.pageEditor.replace('{slug}', page.id)}>{title}</a>}
      </th>
      <td dir="ltr">{page.path}</td>
      <td>
        <span className="admin-pages__status" data-status={page.status}>
          {text('statusName', { status: page.status })}
        </span>
        {notesOf(page, host).map((note) => (
          <p key={note} className="admin-pages__note">
            {note}
          </p>
        ))}
      </td>
      <td>
        {page.changedBy === undefined
          ? page.changedText
          : text('changedBy', { time: page.changedText, by: page.changedBy })}
      </td>
      {columns.language && <td>{page.language}</td>}
      <td>
        <PageActions list={list} page={page} title={title} />
      </td>
    </tr>
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
