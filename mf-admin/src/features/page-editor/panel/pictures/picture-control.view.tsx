import type { ReactElement } from 'react';
import { chooseFiles } from '../../../../parts/file-chooser/choose-files.effects';
import type { ControlProps } from '../fields/control-props';
import { knownFile, rememberFiles } from './known-files';
import { PictureView } from './picture-view.view';

/** A picture of the library of files. */
export function PictureControl({ field, label, value, panel, onChange }: ControlProps<'picture'>): ReactElement {
  const { host, store } = panel;
  const { text } = host;
  const file = knownFile(panel, value);
  const choose = async (): Promise<void> => {
    const files = await chooseFiles(host, { accepts: ['picture'], most: 1, chosen: file ? [file.name] : [] });
    const [picked] = files ?? [];
    if (picked?.asset === undefined) return;
    rememberFiles(store, [picked]);
    onChange({ asset: picked.asset });
  };
  return (
    <>
      {file && <PictureView file={file} host={host} />}
      {!file && value !== undefined && <p className="field__hint">{text('panelUnknownValue')}</p>}
      <span className="admin-page-editor__acts">
        <button
          type="button"
          className="button button--quiet"
          aria-label={text(file ? 'panelReplaceOf' : 'panelChooseOf', { label })}
          onClick={() => void choose()}
        >
          {text(file ? 'panelReplace' : 'panelChoosePicture')}
        </button>
        {value !== undefined && !field.required && (
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
