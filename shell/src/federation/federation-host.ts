import type { Release } from 'shared-types/release';
import type { LoadScript } from './load-script';
import type { FederationHost } from './open-federation';
import type { FederationGlobal } from './page-global';

/** The federation runtime's file, relative to the shell's version folder. */
export const FEDERATION_FILE = 'client/federation.js';

/** What reaching the host takes. */
export interface FederationHostPorts {
  /** The release as it is now. */
  readonly release: () => Release;
  readonly loadScript: LoadScript;
  /** The page's global. */
  readonly page: () => FederationGlobal;
}

/** The page's side of federation; the first call fetches its file. */
export async function federationHost({ release, loadScript, page }: FederationHostPorts): Promise<FederationHost> {
  const url = `${release().shell.base}${FEDERATION_FILE}`;
  if (!page().federation) await loadScript(url);
  const { federation } = page();
  if (!federation) throw new Error(`${url} did not bring the federation runtime.`);
  return federation.host;
}
