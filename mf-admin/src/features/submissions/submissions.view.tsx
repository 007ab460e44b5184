import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Pages } from './submission-pages.view';
import { Submission } from './submission.view';
import type { messages } from './submissions.messages';
import './submissions.css';

/** Submissions, newest first, twenty per page. */
export function element({ data }: PropsOf<'admin/submissions/list'>, host: ViewHost<typeof messages>): ReactElement {
  const { page, entries, count } = data['admin/submissions/list'];
  return (
    <div className="admin-submissions">
      <p>
        <a href={ADMIN_PATH.home}>{host.text('home')}</a>
      </p>
      <h1>{host.text('title')}</h1>
      {count > 0 && <p className="admin-submissions__sum">{host.text('sum', { count })}</p>}
      {entries.length === 0 ? (
        <Nothing isPastEnd={page > 1} host={host} />
      ) : (
        <ol className="admin-submissions__list">
          {entries.map((entry) => (
            <Submission key={entry.id} entry={entry} host={host} />
          ))}
        </ol>
      )}
      <Pages page={page} count={count} host={host} />
    </div>
  );
}

function Nothing({
  isPastEnd,
  host,
}: {
  readonly isPastEnd: boolean;
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  if (!isPastEnd) return <p>{host.text('empty')}</p>;
  return (
    <p>
      {host.text('noMore')} <a href={ADMIN_PATH.submissions}>{host.text('first')}</a>
    </p>
  );
}
