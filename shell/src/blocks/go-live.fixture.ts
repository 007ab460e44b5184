import type { Host } from 'shared-types/host/host';
import type { EnhanceFeature, HydrateFeature, Remote } from 'shared-types/remote';
import type { LoadResult } from '../federation/remote-loader';
import type { Hydrate } from '../federation/react-file';
import { createFakePorts } from '../ports/ports.fixture';
import type { BlockManifest } from './block-manifest';
import { createGoLive, type HostRequest } from './go-live';
import type { FeatureFailure } from './report-failure';

/** The props of the block. */
export const PROPS = { block: { id: 'b1', type: 2, settings: {} }, data: {} };

const { document: page } = createFakePorts();

/** A feature's manifest but for what it is. */
export const MANIFEST = {
  implements: [],
  mounts: {},
  starts: ['idle'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} as const;

/** The messages of its feature. */
export const messages = {
  en: async () => ({ messages: { hello: 'Hello' } }),
  de: async () => ({ messages: { hello: 'Hallo' } }),
};

/** A feature that works on its HTML. */
export function enhance(start: (root: HTMLElement, host: Host<never>) => void | Promise<void>): EnhanceFeature {
  return { ...MANIFEST, id: 'blocks/sample', live: 'enhance', messages, load: async () => ({ start }) };
}

/** A feature whose view takes over its HTML. */
export function hydrating(element: () => unknown): HydrateFeature {
  return {
    ...MANIFEST,
    id: 'blocks/sample',
    live: 'hydrate',
    messages,
    load: async () => ({ element: element as never }),
  };
}

/** A block whose feature can be brought to life. */
export function createLiveBench(
  feature: EnhanceFeature | HydrateFeature,
  { loaded, locale = 'de-AT' }: { loaded?: LoadResult; locale?: string } = {},
) {
  page.body.innerHTML = `<div id="root"></div><script type="application/json" data-props="b1">${JSON.stringify(PROPS)}</script>`;
  const reported: FeatureFailure[] = [];
  const requests: HostRequest[] = [];
  const hydrated: Parameters<Hydrate>[] = [];
  const unmount = jest.fn();
  const stop = new AbortController();
  const manifest: BlockManifest = {
    element: page.getElementById('root')!,
    id: 'b1',
    feature: 'blocks/sample',
    remote: 'mf-blocks',
    live: feature.live,
    starts: ['idle'],
    listens: [],
    purpose: 'necessary',
  };
  const remote: Remote = { area: 'blocks', contract: 1, config: {}, features: [feature] };
  const hydrate: Hydrate = (...call) => {
    hydrated.push(call);
    return { unmount };
  };
  const goLive = createGoLive({
    remotes: { load: async () => loaded ?? { ok: true, remote } },
    react: { load: async () => ({ hydrate }) },
    locale,
    versionOf: () => '1.0.0',
    createHost: (request) => {
      requests.push(request);
      return { stop: request.stop.signal } as unknown as Host;
    },
    report: (failure) => reported.push(failure),
    nextTask: () => Promise.resolve(),
  });
  const options = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return hydrated[0]?.[2];
  };
  return {
    goLive: () => goLive({ manifest, early: undefined, stop }),
    hydrated,
    manifest,
    options,
    reported,
    requests,
    stop,
    unmount,
  };
}
