import { messages as queueMessages } from './upload-queue.messages';

export const messages = {
  ...queueMessages,
  uploadTypes:
    'Pictures up to 20 MB (JPEG, PNG, WebP, AVIF, GIF), documents up to 100 MB (PDF, Word, Excel, PowerPoint, OpenDocument, SVG, ZIP, text), sound up to 200 MB, video up to 500 MB.',
  uploadSend: 'Upload',
  uploadDrop: 'You can also drop files anywhere on this page.',
  uploadSum: '{done} of {count} uploaded',
  uploadFailures: '{count, plural, one {# file was not uploaded.} other {# files were not uploaded.}}',
  uploadSee: 'Show the uploaded files',
} as const;
