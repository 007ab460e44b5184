import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { FilesRequest } from 'shared-types/admin/files/file-chooser';
import type { LibraryFile } from 'shared-types/admin/files/files';
import { stateText } from '../../parts/file-uploads/state-text';
import { createUploadQueue, type QueuedFile, type UploadQueue } from '../../parts/file-uploads/upload-queue.effects';
import { acceptedFiles } from '../../parts/file-uploads/accepted-files';
import type { ChooserHost } from './chooser-host';

interface UploadInsideProps {
  readonly request: FilesRequest;
  readonly host: ChooserHost;
  readonly onUploaded: (file: LibraryFile) => void;
}

/** Uploads files without leaving the chooser. */
export function UploadInside({ request, host, onUploaded }: UploadInsideProps): ReactElement {
  const { text } = host;
  const queue = useRef<UploadQueue>(undefined);
  const uploaded = useRef(onUploaded);
  const [all, setAll] = useState<readonly QueuedFile[]>([]);
  useEffect(() => void (uploaded.current = onUploaded));
  useEffect(() => {
    const closed = new AbortController();
    const [wants] = request.accepts.length === 1 ? request.accepts : [];
    const stop = AbortSignal.any([closed.signal, host.stop]);
    queue.current = createUploadQueue(host, {
      wants,
      stop,
      onChange: ({ state }) => {
        if (state.kind === 'done') uploaded.current(state.file);
        if (state.kind === 'failed') host.announcer.announce(state.message, 'assertive');
        setAll((queue.current?.all() ?? []).map((one) => ({ ...one })));
      },
    });
    return () => closed.abort();
  }, [request, host]);
  const take = (files: Iterable<File>): void => queue.current?.add([...files]);
  return (
    <div
      className="admin-file-chooser__uploads"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <label htmlFor="file-chooser-upload">{text('uploadFiles')}</label>
      <input
        id="file-chooser-upload"
        type="file"
        multiple
        accept={acceptedFiles(request.accepts)}
        onChange={({ target }) => {
          take(target.files ?? []);
          target.value = '';
        }}
      />
      <ul className="admin-file-chooser__lines">
        {all
          .filter(({ state }) => state.kind !== 'done')
          .map((one) => (
            <li key={one.number}>
              <bdi>{one.file.name}</bdi> <span>{stateText(one, text)}</span>{' '}
              {one.state.kind === 'failed' && one.state.mayRetry && (
                <button type="button" className="button button--quiet" onClick={() => queue.current?.retry(one.number)}>
                  {text('uploadAgain')}
                </button>
              )}
              <button type="button" className="button button--quiet" onClick={() => queue.current?.cancel(one.number)}>
                {text('uploadCancel')}
                <span className="visually-hidden"> {one.file.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
