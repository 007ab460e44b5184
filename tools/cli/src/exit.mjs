// @ts-check

/** How the command ends. What a build machine may rely on: a number never changes its meaning. */
export const EXIT = {
  /** It is a version now, or was one before. */
  done: 0,
  /** Something nobody foresaw. */
  failed: 1,
  /** The command was not written as it should be. */
  usage: 2,
  /** The registry looked at the build and does not take it. */
  refused: 3,
  /** The token is missing there, over, ended, or for another remote. */
  notAllowed: 4,
  /** The registry did not answer, or not as a registry does, for as long as one was patient; or it takes no further build just now. */
  unreachable: 5,
  /** The folder holds no whole build. */
  broken: 6,
};

/**
 * One thing that is wrong, where, and how to fix it.
 * @typedef {{ what: string, where: string, mend: string }} Reason
 */

/** Why a deploy ended without a version. */
export class DeployError extends Error {
  /**
   * @param {keyof typeof EXIT} kind
   * @param {string} message a sentence or two: what is wrong, and what to do
   * @param {readonly Reason[]} [reasons]
   */
  constructor(kind, message, reasons = []) {
    super(message);
    this.kind = kind;
    this.reasons = reasons;
  }
}
