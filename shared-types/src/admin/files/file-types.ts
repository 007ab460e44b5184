import type { FileKind } from './files';

interface FileTypeRow {
  /** Without a dot; the first one is given to files that have another. */
  readonly extensions: readonly string[];
  readonly kind: FileKind;
}

/**
 * The types of files that the library takes, by media type; they are told by content. Nothing among them runs when it is opened;
 * SVG is only downloaded.
 *
 * @implements FILE-06
 */
export const LIBRARY_TYPES: Readonly<Record<string, FileTypeRow>> = {
  'image/jpeg': { extensions: ['jpg', 'jpeg'], kind: 'picture' },
  'image/png': { extensions: ['png'], kind: 'picture' },
  'image/webp': { extensions: ['webp'], kind: 'picture' },
  'image/avif': { extensions: ['avif'], kind: 'picture' },
  'image/gif': { extensions: ['gif'], kind: 'picture' },
  'image/svg+xml': { extensions: ['svg'], kind: 'document' },
  'application/pdf': { extensions: ['pdf'], kind: 'document' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { extensions: ['docx'], kind: 'document' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extensions: ['xlsx'], kind: 'document' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extensions: ['pptx'],
    kind: 'document',
  },
  'application/vnd.oasis.opendocument.text': { extensions: ['odt'], kind: 'document' },
  'application/vnd.oasis.opendocument.spreadsheet': { extensions: ['ods'], kind: 'document' },
  'application/vnd.oasis.opendocument.presentation': { extensions: ['odp'], kind: 'document' },
  'application/zip': { extensions: ['zip'], kind: 'document' },
  'text/plain': { extensions: ['txt', 'csv', 'md'], kind: 'document' },
  'audio/mpeg': { extensions: ['mp3'], kind: 'sound' },
  'audio/x-m4a': { extensions: ['m4a'], kind: 'sound' },
  'audio/ogg': { extensions: ['ogg', 'oga'], kind: 'sound' },
  'audio/wav': { extensions: ['wav'], kind: 'sound' },
  'audio/flac': { extensions: ['flac'], kind: 'sound' },
  'video/mp4': { extensions: ['mp4', 'm4v'], kind: 'video' },
  'video/quicktime': { extensions: ['mov'], kind: 'video' },
  'video/webm': { extensions: ['webm'], kind: 'video' },
};
