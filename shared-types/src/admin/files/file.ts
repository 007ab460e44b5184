import type { LibraryFile } from './files';
export type { CropFile, SaveFile } from '../../requests/admin.generated';

/** @implements FILE-15 */
export const FILE_CALLS = {
  saveFile: { method: 'POST', path: '/api/config/file/details' },
  cropFile: { method: 'POST', path: '/api/config/file/crop' },
  getOriginal: { method: 'GET', path: '/api/config/file/original' },
} as const;

/** A place that uses a file. */
export interface FileUse {
  /**
   * `block`, `social`: of a page. `draft`, `version`: of a page that does not show the file as it is published. `site`: header, footer,
   * announcement or another setting of the whole site. `order`: an order or an email.
   */
  readonly place: 'block' | 'social' | 'draft' | 'version' | 'product' | 'site' | 'order';
  /** Title of the page, the product or the setting; empty for orders. */
  readonly title: string;
  /** Path where it is seen or changed. */
  readonly path?: string;
  /** Number of the block's type. */
  readonly blockType?: number;
}

/** A picture's crop, in percent of the rotated original, and its rotation in degrees. */
export interface FileCrop {
  readonly rotate: 0 | 90 | 180 | 270;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Data of the loader `admin/file/details`. */
export interface FileView {
  readonly file: LibraryFile;
  readonly uses: readonly FileUse[];
  readonly folders: readonly string[];
  /** Of pictures. */
  readonly crop?: FileCrop;
  /** False while renditions of the picture are still being made. */
  readonly isRendered: boolean;
  readonly isEditor: boolean;
  readonly address: string;
  /** Version of what is saved; a save sends it back to detect conflicts. */
  readonly base: string;
  /** What was done last. */
  readonly done?: 'saved' | 'cropped' | 'replaced';
}
