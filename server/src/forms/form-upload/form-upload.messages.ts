import type { InLanguages } from '../../platform/language';
import { polish } from './form-upload.messages.pl';

const english = {
  empty: 'The file is empty.',
  tooLarge: (most: string) => `The file is larger than ${most}.`,
  tooManyFiles: (most: number) => `A form can be sent with at most ${most} files.`,
  tooLargeTogether: (most: string) => `The files are larger than ${most} together.`,
  type: {
    any: 'Files of this type cannot be sent.',
    pictures: 'Choose a picture: JPEG, PNG, WebP, AVIF, GIF or HEIC.',
    documents: 'Choose a document: PDF, Word, Excel, PowerPoint, OpenDocument or plain text.',
    recordings: 'Choose an audio or video file: MP3, M4A, OGG, WAV, FLAC, MP4, MOV or WebM.',
  },
  infected: 'The file contains a virus and was not stored.',
  full: 'There is no room for more files at the moment. Send the form without the file, or try again in a few hours.',
  limited: 'You have sent too many files. Please try again in an hour.',
  unscanned: 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
  nameless: 'file',
};

export type FormUploadMessages = typeof english;

export const FORM_UPLOAD_MESSAGES: InLanguages<FormUploadMessages> = { en: english, pl: polish };
