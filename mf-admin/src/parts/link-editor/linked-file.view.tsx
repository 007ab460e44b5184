import type { ReactElement } from 'react';
import { chooseFiles } from '../file-chooser/choose-files.effects';
import type { LinkAddressProps } from './link-address.view';
import './link-editor.css';

/** A file of the library. */
export function LinkedFile({ href, host, onHref }: LinkAddressProps): ReactElement {
  const choose = async (): Promise<void> => {
    const [picked] = (await chooseFiles(host, { accepts: [], most: 1, chosen: [] })) ?? [];
    if (picked) onHref(picked.details.address);
  };
  return (
    <div className="admin-link-editor__file">
      {href !== undefined && <bdi className="admin-link-editor__file-name">{href.split('/').at(-1)}</bdi>}
      <button type="button" className="button button--quiet" onClick={() => void choose()}>
        {host.text(href === undefined ? 'linkChooseFile' : 'linkReplaceFile')}
      </button>
    </div>
  );
}
