import { messages as uploadMessages } from '../../parts/file-uploads/upload-queue.messages';

export const messages = {
  ...uploadMessages,
  title: 'Choose files',
  close: 'Close',
  search: 'Name or alternative text',
  loading: 'Loading files…',
  loadFailed: 'The files could not be loaded.',
  none: 'No files match.',
  more: 'More files',
  library: 'Library',
  chosen: 'Chosen files, in order',
  nothing: 'Nothing is chosen yet.',
  choose: '{count, plural, =0 {Choose nothing} one {Choose # file} other {Choose # files}}',
  full: '{most, plural, one {One file can be chosen.} other {Up to # files can be chosen.}}',
  earlier: 'Move {title} earlier',
  later: 'Move {title} later',
  remove: 'Remove {title}',
  moved: '{title} is number {place} of {count}.',
  details: 'Edit {title} (opens a new tab)',
} as const;
