import type { ReactElement } from 'react';
import { FILE_LIMIT, FILES_CALLS, type LibraryFile } from 'shared-types/admin/files/files';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FileFace } from '../../parts/file-face/file-face.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import type { FilesProps } from './filter.view';

/** The files, each with a box: what is chosen can be deleted, restored or moved together. */
export function FileEntries({
  block,
  view,
  form,
  host,
}: FilesProps & { readonly form: FormState | undefined }): ReactElement {
  const { files, layout, isEditor, address } = view;
  const list = (
    <ul className={`admin-files__list admin-files__list--${layout}`}>
      {files.map((file) => (
        <Entry
          key={file.id}
          block={block}
          view={view}
          host={host}
          file={file}
          isChosen={form?.values[`id.${file.id}`] !== undefined}
        />
      ))}
    </ul>
  );
  if (!isEditor) return list;
  return (
    <AdminForm call={FILES_CALLS.changeFiles} sends={{ block, page: address }} needsConfirmation host={host}>
      {form?.question !== undefined && (
        <div className="admin-files__question">
          <Confirmation question={form.question} />
          <button type="submit" className="button" name="confirmed" value="yes">
            {host.text('confirm')}
          </button>
          <input type="hidden" name="change" value="delete" />
        </div>
      )}
      {list}
      {form?.question === undefined && <Acts block={block} view={view} host={host} />}
    </AdminForm>
  );
}

function Acts({ block, view, host: { text } }: FilesProps): ReactElement {
  const folders = `block-${block}-folders`;
  if (view.only === 'bin')
    return (
      <fieldset className="admin-files__acts">
        <legend>{text('chosen')}</legend>
        <button type="submit" className="button" name="change" value="restore">
          {text('restore')}
        </button>
      </fieldset>
    );
  return (
    <fieldset className="admin-files__acts">
      <legend>{text('chosen')}</legend>
      <button type="submit" className="button button--quiet" name="change" value="delete">
        {text('delete')}
      </button>
      <div className="field">
        <label htmlFor={`block-${block}-folder-name`}>{text('moveTo')}</label>
        <input
          type="text"
          id={`block-${block}-folder-name`}
          name="folder"
          list={folders}
          maxLength={FILE_LIMIT.folder}
          dir="auto"
        />
        <datalist id={folders}>
          {view.folders.map((folder) => (
            <option key={folder} value={folder}>
              {folder}
            </option>
          ))}
        </datalist>
      </div>
      <button type="submit" className="button button--quiet" name="change" value="move">
        {text('move')}
      </button>
    </fieldset>
  );
}

interface EntryProps extends FilesProps {
  readonly file: LibraryFile;
  readonly isChosen: boolean;
}

function Entry({ view, host, file, isChosen }: EntryProps): ReactElement {
  const { text } = host;
  const { id, title, page, kind, alt, sizeText, uploadedText, binnedText } = file;
  return (
    <li className="admin-files__entry">
      {view.isEditor && (
        <label className="admin-files__choose">
          <input type="checkbox" name={`id.${id}`} value="yes" defaultChecked={isChosen} />
          <span className="visually-hidden">{text('choose', { title })}</span>
        </label>
      )}
      <FileFace file={file} host={host} />
      <span className="admin-files__facts">
        <a href={page} dir="auto">
          {title}
        </a>
        {kind === 'picture' && alt === '' && <span className="admin-files__mark">{text('noAlt')}</span>}
        <span className="admin-muted">
          {[
            sizeText,
            binnedText === undefined ? (uploadedText ?? text('ofSite')) : text('deletedAt', { time: binnedText }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  );
}
