import type { ReactElement } from 'react';
import { federationHost, type FederationHostPorts } from './federation-host';

/** Relative to the shell's version folder. */
export const REACT_FILE = 'client/react.js';

/** Options for hydrating a view. */
export interface HydrateOptions {
  /** The block's id: makes `useId` agree on server and page. */
  readonly identifierPrefix: string;
  /** Called once with an error that removed the view; by then the server's HTML is restored. */
  readonly onError: (error: unknown) => void;
  /** Called once the view is hydrated and its effects have run. */
  readonly onLive?: () => void;
}

/** A hydrated view. */
export interface Hydrated {
  unmount(): void;
}

/** Hydrates a view on its element; exported by `shell/src/hydration/hydrate.tsx`. */
export type Hydrate = (root: HTMLElement, element: ReactElement, options: HydrateOptions) => Hydrated;

/** React in a file of its own, loaded with the first feature that hydrates. */
export interface ReactFile {
  /**
   * Loads React once and shares it with every remote; call it before `feature.load()` of a hydrating feature. Rejects with
   * an `Error` that names the file; it can then be called again.
   */
  load(): Promise<{ readonly hydrate: Hydrate }>;
}

export function createReactFile(ports: FederationHostPorts): ReactFile {
  let sharing: Promise<{ readonly hydrate: Hydrate }> | undefined;
  return {
    load() {
      sharing ??= shareReact(ports).catch((error: unknown) => {
        sharing = undefined;
        throw error;
      });
      return sharing;
    },
  };
}

async function shareReact(ports: FederationHostPorts): Promise<{ readonly hydrate: Hydrate }> {
  const url = `${ports.release().shell.base}${REACT_FILE}`;
  const [host] = await Promise.all([federationHost(ports), ports.loadScript(url)]);
  const { react } = ports.page();
  if (!react) throw new Error(`${url} did not bring React.`);
  host.share(react.packages);
  return { hydrate: react.hydrate };
}
