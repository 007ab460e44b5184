import { CONTRACT, type Remote } from 'shared-types/remote';

/** The current contract and the previous one. */
const SUPPORTED: readonly unknown[] = [CONTRACT, CONTRACT - 1];

export type CheckedRemote =
  | { readonly ok: true; readonly remote: Remote }
  | { readonly ok: false; readonly message: string };

/**
 * Checks that a module is a remote this shell supports. A module that threw during evaluation can be empty, and one for
 * another contract looks complete.
 */
export function checkRemote(module: unknown): CheckedRemote {
  const remote = (module as { readonly remote?: Partial<Remote> } | null | undefined)?.remote;
  if (typeof remote !== 'object' || remote === null) return { ok: false, message: 'its module is no remote' };
  if (!SUPPORTED.includes(remote.contract))
    return {
      ok: false,
      message: `its contract is ${String(remote.contract)}; this shell supports ${SUPPORTED.join(' and ')}`,
    };
  if (!Array.isArray(remote.features)) return { ok: false, message: 'it has no list of features' };
  return { ok: true, remote: remote as Remote };
}
