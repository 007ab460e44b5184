import type { ReactElement } from 'react';
import { chooseFiles } from '../../../../parts/file-chooser/choose-files.effects';
import { rememberFiles } from '../pictures/known-files';
import type { PanelContext } from '../settings/panel-context';

interface AddPicturesProps {
  readonly label: string;
  /** How many more items the list takes. */
  readonly most: number;
  readonly panel: PanelContext;
  /** Gets the names of the chosen pictures, in order. */
  readonly onAdd: (assets: readonly string[]) => void;
}

/** Adds an item for each picture that is chosen. */
export function AddPictures({ label, most, panel: { host, store }, onAdd }: AddPicturesProps): ReactElement {
  const add = async (): Promise<void> => {
    const files = (await chooseFiles(host, { accepts: ['picture'], most, chosen: [] })) ?? [];
    rememberFiles(store, files);
    const assets = files.flatMap(({ asset }) => asset ?? []);
    if (assets.length > 0) onAdd(assets);
  };
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={`${host.text('panelAddPictures')}: ${label}`}
      disabled={most <= 0}
      onClick={() => void add()}
    >
      {host.text('panelAddPictures')}
    </button>
  );
}
