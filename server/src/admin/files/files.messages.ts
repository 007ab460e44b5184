import type { FilesDone } from 'shared-types/admin/files/files';
import type { InLanguages } from '../../platform/language';
import type { FileProblem } from '../../platform/schema/tables/site.tables';
import { polish } from './files.messages.pl';

/** What messages about a refused file say of it. */
interface RefusedFile {
  readonly fileName: string;
  /** Such as `image `, with a space behind it; empty for any file. */
  readonly fileTypeMessage: string;
  /** Such as `20 MB`. */
  readonly maxSize: string;
}

const english = {
  nameless: 'file',
  name: 'Please enter a file name',
  problem: {
    empty: ({ fileName }: RefusedFile) => `The file ${fileName} is empty.`,
    type: ({ fileName, fileTypeMessage }: RefusedFile) =>
      `The file ${fileName} does not appear to be a supported ${fileTypeMessage}file.`,
    'too-large': ({ fileName, maxSize }: RefusedFile) =>
      `The file ${fileName} is too large. The maximum allowed file size is ${maxSize}.`,
    infected: ({ fileName }: RefusedFile) => `The file ${fileName} contains a virus and was not stored.`,
    unscanned: () => 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
    broken: ({ fileName }: RefusedFile) => `The file ${fileName} is damaged and cannot be opened.`,
    moving: ({ fileName }: RefusedFile) => `The file ${fileName} is animated. Upload a still picture or a video.`,
    'too-many-pixels': ({ fileName }: RefusedFile) =>
      `The picture ${fileName} has more than 64 megapixels. Make it smaller and upload it again.`,
    'site-full': ({ fileName }: RefusedFile) =>
      `There is no room for ${fileName}. Delete files that you no longer need, then try again.`,
    'other-kind': ({ fileName }: RefusedFile) =>
      `The file ${fileName} is of another kind. Replace pictures by pictures, and videos by videos.`,
    'same-file': ({ fileName }: RefusedFile) => `The site already has ${fileName} as another file.`,
    gone: () => 'The file to replace no longer exists.',
    failed: () => 'File processing failed',
    'too-many': () => 'These are too many files at once. Upload the rest again.',
  } satisfies Record<FileProblem | 'too-many', (file: RefusedFile) => string>,
  image: 'image ',
  delete: ({ files, places }: { readonly files: number; readonly places: number }) =>
    files === 1
      ? `This file is used on ${places === 1 ? '1 page' : `${places} pages`}. They keep showing it until you choose another file there. Delete it?`
      : `${files} of these files are used, in ${places} places. They keep showing them until you choose other files there. Delete them?`,
  changed: ({ change, count }: FilesDone) =>
    ({
      delete: `${count} deleted.`,
      restore: `${count} restored.`,
      move: `${count} moved.`,
      upload: `${count} uploaded.`,
    })[change],
  saved: 'Saved.',
  cropped: 'Saved. New versions of the picture are being made.',
  crop: 'Enter numbers from 0 to 100. The part must lie within the picture.',
  focal: 'Enter a number from 0 to 100.',
};

export type FilesMessages = typeof english;

export const FILES_MESSAGES: InLanguages<FilesMessages> = { en: english, pl: polish };
