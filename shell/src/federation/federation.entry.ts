import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { openFederation, type FederationHost } from './open-federation';
import type { FederationGlobal } from './page-global';

/** What `federation.js` puts beside the page's script maker. */
export interface FederationFile {
  /** The runtime that every remote's entry is built against. */
  readonly bundler: unknown;
  readonly host: FederationHost;
}

declare const colonnade: FederationGlobal;

// A copy that was given up may come after the one in use, which has what is shared.
colonnade.federation ??= {
  bundler: federation,
  host: openFederation(createInstance, (url) => colonnade.script(url)),
};
