import type { FileKind, LibraryFile } from './files';

/** What a choice of files is for. */
export interface ChooseFilesOptions {
  /** Kinds that can be chosen; all if empty. */
  readonly accepts: readonly FileKind[];
  /** The most files that can be chosen. */
  readonly most: number;
  /** Names or ids of the files that are chosen at first, in order. */
  readonly chosen: readonly string[];
}

/** Asks for the chooser. */
export interface FilesRequest extends ChooseFilesOptions {
  /** Comes back with the choice. */
  readonly id: string;
}

/** A file as blocks name it, pictures and others, with what else is known of it. */
export type ChosenFile = { readonly details: LibraryFile } & (
  | { readonly asset: string; readonly file?: undefined }
  | { readonly file: string; readonly asset?: undefined }
);

/** How a choice has ended. */
export interface FilesChoice {
  readonly id: string;
  /** In order; absent if the chooser was closed without a choice. */
  readonly files?: readonly ChosenFile[];
}

/** Query parameter of `listFiles`: a JSON array of names or ids, whose files are in `named` of the response. */
export const NAMED_PARAMETER = 'named';
export const NAMED_LENGTH = 20_000;
