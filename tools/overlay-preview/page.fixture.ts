import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureProps } from 'shared-types/render';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { blockElement } from '../../server/src/site/page/render/block-element';
import { jsonForScript } from '../../server/src/site/page/render/json-for-script';
import { manifestOf } from '../../server/src/site/registry/gate/manifest.fixture';
import type { LocalBuild } from './local-build';

export function buildOf(manifest: Manifest): LocalBuild {
  const paths = ['client/remote.js', 'client/a.css', 'inside.js', 'maps/remote.js.map', 'server.cjs'];
  const file = { bytes: 1, integrity: `sha384-${manifest.version}` };
  return {
    manifest: { ...manifest, files: Object.fromEntries(paths.map((path) => [path, file])) },
    files: new Map(paths.map((path) => [path, Buffer.from(`own ${path}`)])),
  };
}

export function blockOf(remote: string, feature: ManifestFeature, { id = 'b1', view = '<p>live</p>' } = {}): string {
  const live = { remote: { manifest: manifestOf(remote), enabled: true, renders: true }, feature };
  return blockElement(live, propsIn(id), view);
}

export function propsIn(id: string): FeatureProps {
  return { block: { id, type: 9, settings: { text: '<b>' } }, data: {} };
}

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
    states: {},
  };
  return `<!doctype html><head><link rel="canonical" href="${site}/x"/><style nonce="n">@layer a;.live{}.other{}</style></head><body>${body}<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${jsonForScript(data)}</script></body></html>`;
}
