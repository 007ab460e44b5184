// @ts-check

/** Exit codes. Their meaning never changes, so that CI can rely on them. */
export const EXIT = {
  /** The build is a version now, or already was. */
  done: 0,
  failed: 1,
  usage: 2,
  /** The registry refused the build. */
  refused: 3,
  /** The token is unknown, expired, revoked, or for another remote. */
  notAllowed: 4,
  /** The registry did not answer correctly in time, or accepts no more builds at the moment. */
  unreachable: 5,
  /** The folder contains no complete build. */
  broken: 6,
};

/**
 * One mistake of a build: what, where, and how to fix it.
 * @typedef {{ what: string, where: string, mend: string }} Reason
 */

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
