import type { ReactElement } from 'react';
import { federationHost, type FederationHostPorts } from './federation-host';

/** React's file, relative to the shell's version folder. */
export const REACT_FILE = 'client/react.js';

/** How a view takes over the server's HTML. */
export interface HydrateOptions {
  /** The block's id: makes `useId` give the same on server and page. */
  readonly identifierPrefix: string;
  /** Told once of an error that took the view down; by then the server's HTML is back. */
  readonly onError: (error: unknown) => void;
  /** Told once the view has taken over and its effects run. */
  readonly onLive?: () => void;
}

/** A view that is live. */
export interface Hydrated {
  unmount(): void;
}

/** Makes a view live on its element; `shell/src/hydration/hydrate.tsx` exports it as `hydrate`. */
export type Hydrate = (root: HTMLElement, element: ReactElement, options: HydrateOptions) => Hydrated;

/** React in its own file, loaded with the first feature that hydrates. */
export interface ReactFile {
  /**
   * Loads React once and shares it with every remote; to be awaited before `feature.load()` of a feature that hydrates.
   * Rejects with an `Error` that names the file; it can then be asked for again.
   */
  load(): Promise<{ readonly hydrate: Hydrate }>;
}

/** React for the page and its remotes. */
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
