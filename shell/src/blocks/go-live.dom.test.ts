import type { Host } from 'shared-types/host/host';
import type { EnhanceFeature, HydrateFeature, Remote } from 'shared-types/remote';
import { spec } from '../../../tools/testing/spec';
import type { LoadResult } from '../federation/remote-loader';
import type { Hydrate } from '../federation/react-file';
import type { BlockLabel } from './block-label';
import { createGoLive, type HostRequest } from './go-live';
import type { FeatureFailure } from './report-failure';

const PROPS = { block: { id: 'b1', type: 2, settings: {} }, data: {} };

const common = {
  implements: [],
  mounts: {},
  starts: ['idle'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: [],
} as const;

const strings = {
  en: async () => ({ strings: { hello: 'Hello' } }),
  de: async () => ({ strings: { hello: 'Hallo' } }),
};

function enhance(start: (root: HTMLElement, host: Host<never>) => void | Promise<void>): EnhanceFeature {
  return { ...common, id: 'blocks/sample', live: 'enhance', strings, load: async () => ({ start }) };
}

function hydrating(element: () => unknown): HydrateFeature {
  return {
    ...common,
    id: 'blocks/sample',
    live: 'hydrate',
    strings,
    load: async () => ({ element: element as never }),
  };
}

function createBench(
  feature: EnhanceFeature | HydrateFeature,
  { loaded, locale = 'de-AT' }: { loaded?: LoadResult; locale?: string } = {},
) {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" data-props="b1">${JSON.stringify(PROPS)}</script>`;
  const reported: FeatureFailure[] = [];
  const requests: HostRequest[] = [];
  const hydrated: Parameters<Hydrate>[] = [];
  const unmount = jest.fn();
  const stop = new AbortController();
  const label: BlockLabel = {
    element: document.getElementById('root')!,
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
    goLive: () => goLive({ label, early: undefined, stop }),
    hydrated,
    label,
    options,
    reported,
    requests,
    stop,
    unmount,
  };
}

describe('a feature that enhances', () => {
  spec('PLAT-01', 'starts on its element, with its host and its words in the page’s language', async () => {
    const start = jest.fn();
    const { goLive, label, requests, stop } = createBench(enhance(start));
    expect(await goLive()).toBe(true);
    expect(start).toHaveBeenCalledWith(label.element, expect.objectContaining({ stop: stop.signal }));
    expect(requests[0]?.words).toEqual({ hello: 'Hallo' });
  });

  test('has English words where there are no others', async () => {
    const { goLive, requests } = createBench(
      enhance(() => undefined),
      { locale: 'fr' },
    );
    await goLive();
    expect(requests[0]?.words).toEqual({ hello: 'Hello' });
  });

  test('that breaks off because it was stopped has not failed', async () => {
    const { goLive, reported, stop } = createBench(
      enhance(async () => {
        stop.abort();
        throw new DOMException('Aborted', 'AbortError');
      }),
    );
    expect(await goLive()).toBe(false);
    expect(reported).toEqual([]);
  });

  spec('PLAT-05', 'that throws at its start is reported and stopped', async () => {
    const { goLive, reported, stop } = createBench(
      enhance(async () => {
        throw new Error('no');
      }),
    );
    expect(await goLive()).toBe(false);
    expect(reported).toEqual([
      { feature: 'blocks/sample', remote: 'mf-blocks', version: '1.0.0', stage: 'start', message: 'no' },
    ]);
    expect(stop.signal.aborted).toBe(true);
  });

  test('whose module came back empty is reported', async () => {
    const feature = { ...enhance(() => undefined), load: async () => ({}) as never };
    const { goLive, reported } = createBench(feature);
    expect(await goLive()).toBe(false);
    expect(reported).toMatchObject([{ stage: 'start' }]);
  });

  spec('PLAT-05', 'whose file or words do not arrive is reported', async () => {
    const failing = async (): Promise<never> => {
      throw new Error('404');
    };
    for (const feature of [
      { ...enhance(() => undefined), load: failing },
      { ...enhance(() => undefined), strings: { ...strings, de: failing } },
    ]) {
      const { goLive, reported } = createBench(feature);
      expect(await goLive()).toBe(false);
      expect(reported).toMatchObject([{ stage: 'feature', message: '404' }]);
    }
  });

  test.each(['entry', 'contract'] as const)('whose remote failed at %s is reported so', async (stage) => {
    const { goLive, reported } = createBench(
      enhance(() => undefined),
      { loaded: { ok: false, stage, message: 'broken' } },
    );
    expect(await goLive()).toBe(false);
    expect(reported).toMatchObject([{ stage, message: 'broken' }]);
  });

  test('that its remote does not have, or has in another way, is reported', async () => {
    for (const other of [{ ...enhance(() => undefined), id: 'blocks/other' as const }, hydrating(() => null)]) {
      const bench = createBench(
        enhance(() => undefined),
        { loaded: { ok: true, remote: { area: 'blocks', contract: 1, config: {}, features: [other] } } },
      );
      expect(await bench.goLive()).toBe(false);
      expect(bench.reported).toMatchObject([{ stage: 'feature' }]);
    }
  });

  test('does not start where the page has stopped meanwhile', async () => {
    const start = jest.fn();
    const { goLive, stop } = createBench(enhance(start));
    const live = goLive();
    stop.abort();
    await live;
    expect(start).not.toHaveBeenCalled();
  });

  test('is named when a listener of its throws later, and stays live', async () => {
    const { goLive, reported, requests, stop } = createBench(enhance(() => undefined));
    await goLive();
    requests[0]?.onThrow(new Error('later'));
    expect(reported).toMatchObject([{ stage: 'listener', message: 'later' }]);
    expect(stop.signal.aborted).toBe(false);
  });
});

describe('a feature that hydrates', () => {
  const view = { type: 'p' };

  test('takes over its element with the props of the page, and is live when React says so', async () => {
    const element = jest.fn(() => view);
    const { goLive, hydrated, label, options } = createBench(hydrating(element));
    const live = goLive();
    const given = await options();
    expect(element).toHaveBeenCalledWith(PROPS, expect.anything());
    expect(hydrated[0]?.slice(0, 2)).toEqual([label.element, view]);
    expect(given?.identifierPrefix).toBe('b1');
    given?.onLive?.();
    expect(await live).toBe(true);
  });

  test('that shows nothing is live at once', async () => {
    const { goLive, hydrated } = createBench(hydrating(() => null));
    expect(await goLive()).toBe(true);
    expect(hydrated).toHaveLength(0);
  });

  spec('PLAT-05', 'that throws while it renders is reported', async () => {
    const { goLive, options, reported } = createBench(hydrating(() => view));
    const live = goLive();
    (await options())?.onError(new Error('render'));
    expect(await live).toBe(false);
    expect(reported).toMatchObject([{ stage: 'render', message: 'render' }]);
  });

  test('that throws when it is long live is reported, marked and stopped', async () => {
    const { goLive, label, options, reported, stop } = createBench(hydrating(() => view));
    const live = goLive();
    const given = await options();
    given?.onLive?.();
    await live;
    given?.onError(new Error('later'));
    expect(reported).toMatchObject([{ stage: 'render', message: 'later' }]);
    expect(label.element.dataset['state']).toBe('failed');
    expect(stop.signal.aborted).toBe(true);
  });

  test('whose props are missing or broken is reported', async () => {
    for (const text of ['', '{', '{}', 'null']) {
      const { goLive, reported } = createBench(hydrating(() => view));
      document.querySelector('script')!.textContent = text;
      expect(await goLive()).toBe(false);
      expect(reported).toMatchObject([{ stage: 'render' }]);
    }
    const { goLive, reported } = createBench(hydrating(() => view));
    document.querySelector('script')!.remove();
    expect(await goLive()).toBe(false);
    expect(reported[0]?.message).toBe('The props of block b1 are not in the page.');
  });

  test('does not take over where the page has stopped meanwhile', async () => {
    const { goLive, hydrated, stop } = createBench(hydrating(() => view));
    const live = goLive();
    stop.abort();
    await live;
    expect(hydrated).toHaveLength(0);
  });

  test('is unmounted when it must stop', async () => {
    const { goLive, options, stop, unmount } = createBench(hydrating(() => view));
    const live = goLive();
    (await options())?.onLive?.();
    await live;
    stop.abort();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
