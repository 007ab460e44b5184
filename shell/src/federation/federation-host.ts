import type { Release } from 'shared-types/release';
import type { LoadScript } from './load-script';
import type { FederationHost } from './open-federation';
import type { FederationGlobal } from './page-global';

/** Relative to the shell's version folder. */
export const FEDERATION_FILE = 'client/federation.js';

export interface FederationHostPorts {
  /** The current release. */
  readonly release: () => Release;
  readonly loadScript: LoadScript;
  /** The page's global. */
  readonly page: () => FederationGlobal;
}

/** The federation runtime of the page; the first call fetches its file. */
export async function federationHost({ release, loadScript, page }: FederationHostPorts): Promise<FederationHost> {
  const url = `${release().shell.base}${FEDERATION_FILE}`;
  if (!page().federation) await loadScript(url);
  const { federation } = page();
  if (!federation) throw new Error(`${url} did not bring the federation runtime.`);
  return federation.host;
}
