import type { ReactElement } from 'react';
import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import { chooseFiles } from '../../../../parts/file-chooser/choose-files.effects';
import type { ControlProps } from '../fields/control-props';
import { fileKinds, isAcceptedType } from './accepted-types';
import { knownFile, rememberFiles } from './known-files';
import { Thumbnail } from './picture-view.view';

/** A file of the library, of the media types that the block takes. */
export function FileControl({ field, label, value, panel, onChange, onProblem }: ControlProps<'file'>): ReactElement {
  const { host, store } = panel;
  const { text } = host;
  const file = knownFile(panel, value);
  const choose = async (): Promise<void> => {
    const chosen = file ? [file.name] : [];
    const [picked] = (await chooseFiles(host, { accepts: fileKinds(field.accepts), most: 1, chosen })) ?? [];
    if (!picked) return;
    const isTaken = isAcceptedType(picked.details.contentType, field.accepts);
    onProblem(isTaken ? undefined : text('panelWrongFile', { types: field.accepts.join(', ') }));
    if (!isTaken) return;
    rememberFiles(store, [picked]);
    onChange(fileValue(picked));
  };
  return (
    <>
      {file && <Thumbnail file={file} host={host} />}
      <span className="admin-page-editor__acts">
        <button
          type="button"
          className="button button--quiet"
          aria-label={text(file ? 'panelReplaceOf' : 'panelChooseOf', { label })}
          onClick={() => void choose()}
        >
          {text(file ? 'panelReplace' : 'panelChooseFile')}
        </button>
        {value !== undefined && (
          <button
            type="button"
            className="button button--quiet"
            aria-label={text('panelRemoveOf', { label })}
            onClick={() => onChange(undefined)}
          >
            {text('panelRemove')}
          </button>
        )}
      </span>
    </>
  );
}

/** As documents name files: pictures and videos by keys of their own. */
function fileValue(file: ChosenFile): Readonly<Record<string, string>> {
  if (file.asset !== undefined) return { asset: file.asset };
  return file.details.kind === 'video' ? { video: file.file } : { file: file.file };
}
