import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { openFederation, type FederationHost } from './open-federation';
import type { FederationGlobal } from './page-global';

/** What `federation.js` adds to the page's global. */
export interface FederationFile {
  /** The runtime against which every remote's entry is built. */
  readonly bundler: unknown;
  readonly host: FederationHost;
}

declare const colonnade: FederationGlobal;

// A late copy of the file must not replace the runtime in use, which holds the shared packages.
colonnade.federation ??= {
  bundler: federation,
  host: openFederation(createInstance, (url) => colonnade.script(url)),
};
