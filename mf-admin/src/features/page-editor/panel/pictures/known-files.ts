import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import type { Picture } from 'shared-types/host/image';
import type { PanelContext } from '../settings/panel-context';
import { isValues } from '../settings/setting-values';
import type { PageEditorStore } from '../../state/page-editor-store';

/** A file that settings name, as far as the editor knows it. */
export interface KnownFile {
  readonly name: string;
  readonly picture?: Picture | undefined;
  readonly title?: string | undefined;
  /** Path of its page in the admin area. */
  readonly page?: string | undefined;
}

/** Files chosen since the page was opened, whose pictures the server has not sent. */
const chosen = new WeakMap<PageEditorStore, Map<string, ChosenFile>>();

export function rememberFiles(store: PageEditorStore, files: readonly ChosenFile[]): void {
  const known = chosen.get(store) ?? new Map<string, ChosenFile>();
  for (const file of files) known.set(file.asset ?? file.file, file);
  chosen.set(store, known);
}

/** The file of a value `{ asset }`, `{ video }` or `{ file }`, or of a picture itself; undefined for anything else. */
export function knownFile({ view, store }: PanelContext, value: unknown): KnownFile | undefined {
  if (!isValues(value)) return undefined;
  const name = [value['asset'], value['video'], value['file']].find((one) => typeof one === 'string');
  if (name === undefined) return isPicture(value) ? { name: value.src, picture: value } : plainFile(value);
  const details = chosen.get(store)?.get(name)?.details;
  const known = Object.hasOwn(view.pictures, name) ? view.pictures[name] : undefined;
  return { name, picture: details?.picture ?? known, title: details?.title, page: details?.page };
}

function plainFile(value: Readonly<Record<string, unknown>>): KnownFile | undefined {
  return typeof value['src'] === 'string' ? { name: value['src'] } : undefined;
}

function isPicture(value: object): value is Picture {
  return (
    'src' in value &&
    typeof value.src === 'string' &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number' &&
    'alt' in value &&
    typeof value.alt === 'string'
  );
}
