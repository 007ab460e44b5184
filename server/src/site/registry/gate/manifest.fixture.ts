import type { Manifest, ManifestFeature } from 'shared-types/manifest';

/** A feature with nothing but these properties. */
export function featureOf(id: ManifestFeature['id'], more: Partial<ManifestFeature> = {}): ManifestFeature {
  return {
    id,
    live: 'enhance',
    mounts: {},
    starts: ['idle'],
    importance: 'regular',
    purpose: 'necessary',
    listens: [],
    emits: [],
    loads: [],
    scripts: [],
    messages: {},
    ...more,
  };
}

/** A manifest with these features. */
export function manifestOf(
  name: string,
  features: readonly ManifestFeature[] = [],
  more: Partial<Manifest> = {},
): Manifest {
  return {
    name,
    version: '1.0.0-00000000',
    contract: 1,
    entry: 'client/remote.js',
    server: 'server.cjs',
    features,
    files: {},
    csp: {},
    ...more,
  };
}
