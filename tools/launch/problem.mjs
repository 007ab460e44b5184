// @ts-check

/** What stops a program and is not its fault. The message is one sentence: what is wrong and what to do next. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * The message for what another program printed before it failed, where its last words give a cause people can remove.
 * @param {string} output
 * @param {string} otherwise the message when they do not
 */
export function explainOutput(output, otherwise) {
  if (/ENOSPC|no space left on device/i.test(output)) return 'The disk is full: free some space and start again.';
  if (/EACCES|EPERM|EROFS|permission denied/i.test(output)) {
    return 'This user may not write to the folder of Colonnade: change its owner, or start as the user it belongs to.';
  }
  return otherwise;
}
