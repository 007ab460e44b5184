import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILE_BIN_DAYS, FILES_LAYOUTS } from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { UploadPlace } from '../../parts/file-uploads/upload-place.view';
import { Toast } from '../../parts/toast/toast.view';
import { FileEntries } from './file-entries.view';
import { filesPath } from './files-path';
import type { messages } from './files.messages';
import { Filter, type FilesProps } from './filter.view';
import './files.css';

/** The library of the site's files, with uploads for accounts that may change it. */
export function element(
  { block, data, form }: PropsOf<'admin/files/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/files/list'];
  const props = { block: block.id, view, host };
  const { text } = host;
  return (
    <div className="admin-files">
      <h1>{text('title')}</h1>
      {view.done && <Toast>{text('done', { change: view.done.change, count: view.done.count })}</Toast>}
      {view.isEditor && view.only !== 'bin' && (
        <UploadPlace
          block={block.id}
          label={text('uploadFiles')}
          page={view.address}
          folder={view.folder}
          form={form}
          host={host}
        />
      )}
      <WithoutAlt {...props} />
      <Filter {...props} />
      <Layouts {...props} />
      {view.only === 'bin' && <p className="admin-muted">{text('binHint', { days: FILE_BIN_DAYS })}</p>}
      {view.files.length === 0 ? <Nothing {...props} /> : <FileEntries {...props} form={form} />}
      <Pages {...props} />
    </div>
  );
}

/** How many pictures lack an alternative text; the link shows them. */
function WithoutAlt({ view: { withoutAlt, only }, host }: FilesProps): ReactElement | null {
  if (withoutAlt === 0 || only === 'no-alt') return null;
  return (
    <p className="admin-muted">
      {host.text('withoutAlt', { count: withoutAlt })}{' '}
      <a href={filesPath({ only: 'no-alt' }, host)}>{host.text('withoutAltSee')}</a>
    </p>
  );
}

function Layouts({ view, host }: FilesProps): ReactElement {
  const { text } = host;
  return (
    <div className="admin-files__head">
      <p className="admin-muted">{text('sum', { count: view.count })}</p>
      <nav className="admin-files__layouts" aria-label={text('layout')}>
        {FILES_LAYOUTS.map((layout) => (
          <a
            key={layout}
            href={filesPath({ ...view, after: undefined, before: undefined, layout }, host)}
            aria-current={layout === view.layout ? 'true' : undefined}
          >
            {text('layoutName', { layout })}
          </a>
        ))}
        {view.only !== 'bin' && <a href={filesPath({ only: 'bin' }, host)}>{text('bin')}</a>}
      </nav>
    </div>
  );
}

function Nothing({ view, host: { text } }: FilesProps): ReactElement {
  const isFiltered = view.terms !== '' || view.kind !== '' || view.folder !== '' || view.only !== '';
  if (!isFiltered) return <p>{text('empty')}</p>;
  return (
    <p role="status">
      {text(view.only === 'bin' ? 'binEmpty' : 'none')} <a href={ADMIN_PATH.files}>{text('all')}</a>
    </p>
  );
}

function Pages({ view, host }: FilesProps): ReactElement | null {
  const { after, before } = view;
  if (after === undefined && before === undefined) return null;
  return (
    <nav className="admin-files__pages" aria-label={host.text('pages')}>
      {before !== undefined && (
        <a className="button button--quiet" rel="prev" href={filesPath({ ...view, after: undefined, before }, host)}>
          {host.text('previous')}
        </a>
      )}
      {after !== undefined && (
        <a className="button button--quiet" rel="next" href={filesPath({ ...view, before: undefined, after }, host)}>
          {host.text('next')}
        </a>
      )}
    </nav>
  );
}
