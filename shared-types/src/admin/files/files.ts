import type { FormReply } from '../../failure';
import type { Picture } from '../../host/image';
import { BYTES_PER_MB, SITE_FILE_BYTES } from './file-bytes';
export type { ChangeFiles, StartFileUpload } from '../../requests/admin.generated';

/** Kinds of files, as the library filters them. */
export const FILE_KINDS = ['picture', 'document', 'sound', 'video'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * The largest file of each kind, in bytes.
 *
 * @implements FILE-06
 */
export const FILE_BYTES: Readonly<Record<FileKind, number>> = {
  picture: 20 * BYTES_PER_MB,
  document: 100 * BYTES_PER_MB,
  sound: 200 * BYTES_PER_MB,
  video: 500 * BYTES_PER_MB,
};

export const FILE_LIMIT = {
  /** Of all files of a site. */
  siteBytes: SITE_FILE_BYTES,
  /** Every piece of an upload has this length, except the last one. */
  pieceBytes: 2 * 1024 * 1024,
  /** Uploads under way at the same time. */
  atOnce: 3,
  /** Files that a form without script sends together, and their bytes. */
  sentFiles: 20,
  sentBytes: 500 * BYTES_PER_MB,
  /** Characters. */
  name: 120,
  alt: 500,
  folder: 60,
  terms: 100,
  /** Files that are changed together. */
  changed: 200,
} as const;

/** Days after which deleted files that are used nowhere are removed for good. */
export const FILE_BIN_DAYS = 30;

/** Name of the files that `sendFiles` gets, and of the piece that `addFilePiece` gets. */
export const FILE_FIELD = { files: 'files', piece: 'piece' } as const;

/**
 * Calls of the library. Uploads by script come in pieces, in order; a piece at another offset than what is stored is not stored.
 * Once all pieces are there, a job processes the file, and `followFileUploads` says how far it is.
 *
 * @implements FILE-15
 */
export const FILES_CALLS = {
  listFiles: { method: 'GET', path: '/api/config/files/list' },
  startFileUpload: { method: 'POST', path: '/api/config/files/uploads' },
  addFilePiece: { method: 'POST', path: '/api/config/files/pieces' },
  cancelFileUpload: { method: 'POST', path: '/api/config/files/cancellation' },
  followFileUploads: { method: 'GET', path: '/api/config/files/uploads' },
  sendFiles: { method: 'POST', path: '/api/config/files/files' },
  changeFiles: { method: 'POST', path: '/api/config/files/change' },
} as const;

/** Query parameters of the list, in addresses and of `listFiles`. */
export const FILES_PARAMETER = {
  terms: 'q',
  kind: 'kind',
  folder: 'folder',
  only: 'only',
  sort: 'sort',
  layout: 'layout',
  after: 'after',
  before: 'before',
  done: 'done',
} as const;

/** Filters beside kind and folder. `bin`: deleted files, which no other list has. */
export const FILES_ONLY = ['unused', 'no-alt', 'bin'] as const;
export type FilesOnly = (typeof FILES_ONLY)[number];

/** Orders of the list; the first one is the default. */
export const FILES_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
export type FilesSort = (typeof FILES_SORTS)[number];

export const FILES_LAYOUTS = ['grid', 'list'] as const;
export type FilesLayout = (typeof FILES_LAYOUTS)[number];

export const FILES_PER_PAGE = 48;

/** What `changeFiles` does. */
export const FILE_CHANGES = ['delete', 'restore', 'move'] as const;
export type FileChange = (typeof FILE_CHANGES)[number];

export interface LibraryFile {
  readonly id: string;
  /** By which blocks name it, unique per site; it never changes. */
  readonly name: string;
  /** As owners see it, with an extension. */
  readonly title: string;
  /** Path of its page in the admin area. */
  readonly page: string;
  readonly kind: FileKind;
  readonly contentType: string;
  /** Path of its bytes; another one after each change of them. */
  readonly address: string;
  /** Of pictures. */
  readonly picture?: Picture;
  /** Empty for none. */
  readonly alt: string;
  /** Empty for none. */
  readonly folder: string;
  /** In bytes; 0 if unknown. */
  readonly bytes: number;
  readonly sizeText: string;
  /** ISO 8601 time of the upload; absent for files of the site's document. */
  readonly uploadedAt?: string;
  readonly uploadedText?: string;
  /** When it was deleted; absent if it is not in the bin. */
  readonly binnedText?: string;
}

/** What the list shows; empty strings for no filter. */
export interface FilesQuery {
  readonly terms: string;
  readonly kind: FileKind | '';
  /** A folder's name; empty for all folders. */
  readonly folder: string;
  readonly only: FilesOnly | '';
  readonly sort: FilesSort;
}

/** A page of the list, and response to `listFiles`. */
export interface FilesPage extends FilesQuery {
  readonly files: readonly LibraryFile[];
  /** Of all pages. */
  readonly count: number;
  /** Id of the last file, if there are more after it. */
  readonly after?: string;
  /** Id of the first file, if there are more before it. */
  readonly before?: string;
  /** Files that `listFiles` was asked for by name or id, in that order; those that do not exist are left out. */
  readonly named?: readonly LibraryFile[];
}

/** What a list shows after a change: how many files were changed. */
export interface FilesDone {
  readonly change: FileChange | 'upload';
  readonly count: number;
}

/** Data of the loader `admin/files/list`. */
export interface FilesView extends FilesPage {
  readonly layout: FilesLayout;
  /** All folders of the site, by name. */
  readonly folders: readonly string[];
  /** Pictures without alternative text, in all folders. */
  readonly withoutAlt: number;
  /** True if the account may change files; others only look. */
  readonly isEditor: boolean;
  /** Path and query of this page. */
  readonly address: string;
  readonly done?: FilesDone;
}

/** How far an upload is. `processing`: the server has all of it, and checks it. */
export type UploadProgress = 'sending' | 'processing' | 'done' | 'failed' | 'cancelled';

export interface FileUpload {
  readonly id: string;
  readonly state: UploadProgress;
  /** Bytes that the server has. */
  readonly received: number;
  /** Why it failed, for the owner. */
  readonly message?: string;
  /** True if the same file may succeed later. */
  readonly mayRetry?: boolean;
  /** The file, once it is done. */
  readonly file?: LibraryFile;
}

/** Response to `startFileUpload`, `addFilePiece` and `cancelFileUpload`. */
export interface FileUploadReply extends FormReply {
  readonly upload: FileUpload;
}

/** Response to `followFileUploads`: those of the ids that exist. */
export interface FileUploadsReply {
  readonly uploads: readonly FileUpload[];
}

/** Response to calls that change files. */
export interface FilesReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
