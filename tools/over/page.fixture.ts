import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { jsonForScript } from '../../server/src/site/page/json-for-script';
import type { LocalBuild } from './local-build';

/** The label of a feature. */
export function label(id: string, changes: Partial<ManifestFeature> = {}): ManifestFeature {
  return {
    id: id as FeatureId,
    live: 'enhance',
    mounts: {},
    starts: ['idle'],
    importance: 'regular',
    purpose: 'necessary',
    listens: [],
    emits: [],
    reads: [],
    scripts: [],
    strings: {},
    ...changes,
  };
}

/** The manifest of a remote with these features. */
export function manifestOf(name: string, features: readonly ManifestFeature[], version = '0.1.0-00000000'): Manifest {
  const file = { bytes: 1, integrity: `sha384-${version}` };
  return {
    name,
    version,
    contract: 1,
    entry: 'client/remote.js',
    server: 'server.cjs',
    features,
    files: { 'client/remote.js': file, 'maps/remote.js.map': file, 'server.cjs': file },
    csp: {},
  };
}

/** A build whose files say which they are. */
export function buildOf(manifest: Manifest): LocalBuild {
  const files = Object.keys(manifest.files).map((path) => [path, Buffer.from(`own ${path}`)] as const);
  return { manifest, files: new Map(files) };
}

/** What a view is made from, in a block of this id. */
export function propsIn(id: string): FeatureProps {
  return { block: { id, type: 9, settings: { text: '<b>' } }, data: {} };
}

/** A page whose release has these versions, around some HTML. */
export function pageOf(site: string, versions: Readonly<Record<string, string>>, body: string): string {
  const remotes = Object.entries(versions).map(([name, version]) => [
    name,
    { version, contract: 1, base: `/remotes/${name}/${version}/`, entry: 'client/remote.js', files: {} },
  ]);
  const data = {
    context: { website: { baseUrl: site }, appDomain: 'product.example' },
    release: {
      serial: 1,
      shell: { version: '1', contract: 1, base: '/', entry: 'a', files: {} },
      remotes: Object.fromEntries(remotes),
    },
    perRequest: { crumb: 'c', key: 'k', return: '/' },
    facts: {},
  };
  return `<!doctype html><head><link rel="canonical" href="${site}/x"/><style nonce="n">@layer a;.live{}.other{}</style></head><body>${body}<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${jsonForScript(data)}</script></body></html>`;
}
