import type { FormReply } from '../failure';

/** Limits of the files that visitors send with a form. */
export const FORM_UPLOAD_LIMIT = {
  fileBytes: 25 * 1024 * 1024,
  /** Of a submission, in all its fields. */
  files: 10,
  submissionBytes: 100 * 1024 * 1024,
  /** Every piece of a file has this length, except the last one. */
  pieceBytes: 512 * 1024,
  /** Of a name as it is sent, in characters; it is shortened when it is stored. */
  name: 1000,
} as const;

/** Days after which files that no submission has are deleted. */
export const FORM_UPLOAD_KEEP_DAYS = 1;

/** Which files a field takes. */
export const FILE_GROUPS = ['any', 'pictures', 'documents', 'recordings'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

export interface FileTypeEntry {
  /** Without a dot; the first one is given to files that have another. */
  readonly extensions: readonly string[];
  readonly group: Exclude<FileGroup, 'any'>;
}

/** The types that visitors can send, by media type. Nothing that runs when it is opened is among them. */
export const FORM_FILE_TYPES: Readonly<Record<string, FileTypeEntry>> = {
  'image/jpeg': { extensions: ['jpg', 'jpeg'], group: 'pictures' },
  'image/png': { extensions: ['png'], group: 'pictures' },
  'image/webp': { extensions: ['webp'], group: 'pictures' },
  'image/avif': { extensions: ['avif'], group: 'pictures' },
  'image/gif': { extensions: ['gif'], group: 'pictures' },
  'image/heic': { extensions: ['heic'], group: 'pictures' },
  'image/heif': { extensions: ['heif', 'heic'], group: 'pictures' },
  'application/pdf': { extensions: ['pdf'], group: 'documents' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extensions: ['docx'],
    group: 'documents',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extensions: ['xlsx'], group: 'documents' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extensions: ['pptx'],
    group: 'documents',
  },
  'application/vnd.oasis.opendocument.text': { extensions: ['odt'], group: 'documents' },
  'application/vnd.oasis.opendocument.spreadsheet': { extensions: ['ods'], group: 'documents' },
  'application/vnd.oasis.opendocument.presentation': { extensions: ['odp'], group: 'documents' },
  'text/plain': { extensions: ['txt', 'csv', 'md'], group: 'documents' },
  'audio/mpeg': { extensions: ['mp3'], group: 'recordings' },
  'audio/x-m4a': { extensions: ['m4a'], group: 'recordings' },
  'audio/ogg': { extensions: ['ogg', 'oga'], group: 'recordings' },
  'audio/wav': { extensions: ['wav'], group: 'recordings' },
  'audio/flac': { extensions: ['flac'], group: 'recordings' },
  'video/mp4': { extensions: ['mp4'], group: 'recordings' },
  'video/quicktime': { extensions: ['mov'], group: 'recordings' },
  'video/webm': { extensions: ['webm'], group: 'recordings' },
};

/** Files are sent in pieces, in order. A form without script sends them whole, with its fields. */
export const FORM_UPLOAD_CALLS = {
  startUpload: { method: 'POST', path: '/api/forms/form-upload/uploads' },
  addPiece: { method: 'POST', path: '/api/forms/form-upload/pieces' },
  removeUpload: { method: 'POST', path: '/api/forms/form-upload/removal' },
} as const;

/** Name of the file that `addPiece` sends beside its fields. */
export const PIECE_FIELD = 'piece';

/** Names an upload. Only the visitor who has started it knows its id. */
export interface UploadName {
  readonly id: string;
  readonly formId: string;
  /** Idempotency key that the form will be sent with. */
  readonly key: string;
}

export interface StartUpload extends Omit<UploadName, 'id'> {
  /** Id of the field. */
  readonly field: string;
  readonly name: string;
  /** Length of the file, at least 1. */
  readonly bytes: number;
}

/** The piece itself is a file beside these fields; none is sent to ask how far an upload is. */
export interface AddPiece extends UploadName {
  /** Bytes before the piece. */
  readonly offset: number;
}

/** State of an upload. A piece at another offset than `received` is not stored. */
export interface UploadState {
  readonly id: string;
  /** Bytes that are stored. */
  readonly received: number;
  /** As it is stored; once the upload is complete, with the extension of its type. */
  readonly name: string;
  /** True if the file was checked and can be sent with the form. */
  readonly isComplete: boolean;
}

/** Response to `startUpload` and `addPiece`. */
export interface UploadReply extends FormReply {
  readonly data: UploadState;
}

/** Response to `removeUpload`, also if the upload was removed before. */
export interface RemoveUploadReply extends FormReply {
  readonly data: { readonly removed: true };
}
