/** Kept apart, because the page's script does not need them. */
export const messages = {
  file: 'File to download',
  fileHint: 'Buyers get a link to it once they have paid: 5 downloads within 30 days. Up to 100 MB, any type.',
  fileNow: 'File: {name} ({size})',
  fileNone: 'There is no file yet. Buyers get nothing to download.',
  fileFirst: 'Save the product first. Then you can add its file here.',
  fileChoose: 'Choose a file',
  fileSave: 'Upload',
  fileReplace: 'Upload and replace',
  fileRemoval: 'Remove the file',
  fileRemovalHint: 'Nobody can download it any more, not even buyers who paid for it.',
  kilobytes: '{size, number} kB',
  megabytes: '{size, number} MB',
} as const;
