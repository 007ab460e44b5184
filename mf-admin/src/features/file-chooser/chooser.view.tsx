import { useEffect, useState, type ReactElement } from 'react';
import { FILE_LIMIT, type LibraryFile } from 'shared-types/admin/files/files';
import type { FilesRequest } from 'shared-types/admin/files/file-chooser';
import { FileFace } from '../../parts/file-face/file-face.view';
import { toggled, type Choice } from './choice';
import { ChosenFiles } from './chosen-files.view';
import type { ChooserHost } from './chooser-host';
import { UploadInside } from './upload-inside.view';
import { isAccepted, useLibrary } from './use-library.effects';

export interface ChooserProps {
  readonly request: FilesRequest;
  readonly host: ChooserHost;
  /** Called once, with the choice or without. */
  readonly onAnswer: (choice?: Choice) => void;
}

/** Files to choose, the newest first; uploads join the choice. */
export function Chooser({ request, host, onAnswer }: ChooserProps): ReactElement {
  const { text } = host;
  const { most } = request;
  const [choice, setChoice] = useState<Choice>([]);
  const [uploaded, setUploaded] = useState<readonly LibraryFile[]>([]);
  const { terms, search, state, files, more } = useLibrary(host, request, setChoice);
  useEffect(() => {
    if (state === 'failed') host.announcer.announce(text('loadFailed'), 'assertive');
  }, [state, host, text]);
  const takeUpload = (file: LibraryFile): void => {
    if (!isAccepted(file.kind, request)) return;
    setUploaded((before) => [file, ...before]);
    setChoice((before) => (before.some(({ id }) => id === file.id) ? before : toggled(before, file, most)));
  };
  const isChosen = ({ id }: LibraryFile): boolean => choice.some((one) => one.id === id);
  const isFull = most > 1 && choice.length >= most;
  const offered = [...uploaded.filter(({ id }) => !files.some((file) => file.id === id)), ...files];
  return (
    <div className="admin-file-chooser__panel">
      <div className="admin-file-chooser__head">
        <h2 id="file-chooser-title">{text('title')}</h2>
        <button type="button" className="button button--quiet" onClick={() => onAnswer()}>
          {text('close')}
        </button>
      </div>
      <div className="admin-file-chooser__body">
        <div className="admin-file-chooser__find">
          <div className="field">
            <label htmlFor="file-chooser-terms">{text('search')}</label>
            <input
              id="file-chooser-terms"
              type="search"
              value={terms}
              maxLength={FILE_LIMIT.terms}
              dir="auto"
              onChange={({ target }) => search(target.value)}
            />
          </div>
          <UploadInside request={request} host={host} onUploaded={takeUpload} />
        </div>
        {isFull && <p role="status">{text('full', { most })}</p>}
        <ul className="admin-file-chooser__files" aria-label={text('library')} aria-busy={state === 'loading'}>
          {offered.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className="admin-file-chooser__file"
                aria-pressed={isChosen(file)}
                disabled={isFull && !isChosen(file)}
                onClick={() => setChoice(toggled(choice, file, most))}
              >
                <FileFace file={file} host={host} />
                <bdi>{file.title}</bdi>
              </button>
            </li>
          ))}
        </ul>
        {state === 'loading' && <p role="status">{text('loading')}</p>}
        {state === 'failed' && <p className="form-error">{text('loadFailed')}</p>}
        {state === 'ready' && offered.length === 0 && <p role="status">{text('none')}</p>}
        {more && (
          <button type="button" className="button button--quiet" onClick={more}>
            {text('more')}
          </button>
        )}
      </div>
      <ChosenFiles choice={choice} host={host} onChange={setChoice} />
      <div className="admin-file-chooser__acts">
        <button type="button" className="button" onClick={() => onAnswer(choice)}>
          {text('choose', { count: choice.length })}
        </button>
      </div>
    </div>
  );
}
