import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { FilesRequest } from 'shared-types/admin/files/file-chooser';
import type { FeatureProps } from 'shared-types/render';
import { takeEscape } from '../../parts/in-page/take-escape.effects';
import { isInPage, type LiveHost } from '../../parts/in-page/in-page';
import type { ChooserHost } from './chooser-host';
import { Chooser } from './chooser.view';
import { chosenFile, type Choice } from './choice';
import type { messages } from './file-chooser.messages';
import '../../parts/admin-tokens/admin-tokens.css';
import './file-chooser.css';

const never = () => () => undefined;

/** Empty until the chooser opens; a page without any element of the feature would not load it. */
export function element(_: FeatureProps, host: LiveHost<typeof messages>): ReactElement {
  return <WhenLive host={host} />;
}

function WhenLive({ host }: { readonly host: LiveHost<typeof messages> }): ReactElement {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLive && isInPage(host) ? <FileChooser host={host} /> : <i hidden />;
}

/** A dialog that opens when files are requested, and answers each request once. */
function FileChooser({ host }: { readonly host: ChooserHost }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [request, open] = useState<FilesRequest>();
  useEffect(() => {
    const requests = host.bus.on('admin/files-requested').subscribe(open);
    const stop = () => requests.unsubscribe();
    host.stop.addEventListener('abort', stop, { once: true });
    return stop;
  }, [host]);
  const answer = (choice?: Choice): void => {
    if (!request) return;
    dialog.current?.close();
    open(undefined);
    host.bus.send('admin/files-chosen', { id: request.id, ...(choice && { files: choice.map(chosenFile) }) });
  };
  const close = useRef(answer);
  useEffect(() => void (close.current = answer));
  useEffect(() => {
    if (!request || !dialog.current) return undefined;
    const closed = new AbortController();
    takeEscape({ dialog: dialog.current, until: closed.signal }, () => close.current());
    dialog.current.showModal();
    return () => closed.abort();
  }, [request]);
  return (
    <dialog
      className="admin-tokens admin-file-chooser"
      aria-labelledby="file-chooser-title"
      ref={dialog}
      onCancel={(event) => {
        // A file input inside sends this event too.
        if (event.target === dialog.current) answer();
      }}
    >
      {request && <Chooser key={request.id} request={request} host={host} onAnswer={answer} />}
    </dialog>
  );
}
