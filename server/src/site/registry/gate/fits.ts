import type { ReleasedVersion } from 'shared-types/release';

/** A shell supports the contract it was built with, and the previous one. */
export function fits(shell: Pick<ReleasedVersion, 'contract'>, remote: Pick<ReleasedVersion, 'contract'>): boolean {
  return remote.contract === shell.contract || remote.contract === shell.contract - 1;
}
