// @ts-check

/** An expected failure of a program. The message says what is wrong and what to do. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * The message for a failed program: a known cause in its output, else the given one.
 * @param {string} output
 * @param {string} otherwise the message without a known cause
 */
export function explainOutput(output, otherwise) {
  if (/ENOSPC|no space left on device/i.test(output)) return 'The disk is full: free some space and start again.';
  if (/EACCES|EPERM|EROFS|permission denied/i.test(output)) {
    return 'This user may not write to the folder of Colonnade: change its owner, or start as the user it belongs to.';
  }
  return otherwise;
}
