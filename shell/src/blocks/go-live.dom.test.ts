import { spec } from '../../../tools/testing/spec';
import { createLiveBench, enhance, hydrating, messages } from './go-live.fixture';

describe('a feature that enhances', () => {
  spec('PLAT-01', 'starts on its element, with its host and its messages in the page’s language', async () => {
    const start = jest.fn();
    const { goLive, manifest, requests, stop } = createLiveBench(enhance(start));
    expect(await goLive()).toBe(true);
    expect(start).toHaveBeenCalledWith(manifest.element, expect.objectContaining({ stop: stop.signal }));
    expect(requests[0]?.messages).toEqual({ hello: 'Hallo' });
  });

  spec('PERF-16', 'is marked on the browser’s timeline before it starts', async () => {
    const story: string[] = [];
    Object.assign(performance, { mark: (name: string) => story.push(name) });
    const { goLive } = createLiveBench(enhance(() => void story.push('started')));
    await goLive();
    delete (performance as { mark?: unknown }).mark;
    expect(story).toEqual(['rum-blocks/sample', 'started']);
  });

  test('has English messages where there are no others', async () => {
    const { goLive, requests } = createLiveBench(
      enhance(() => undefined),
      { locale: 'fr' },
    );
    await goLive();
    expect(requests[0]?.messages).toEqual({ hello: 'Hello' });
  });

  test('that breaks off because it was stopped has not failed', async () => {
    const { goLive, reported, stop } = createLiveBench(
      enhance(async () => {
        stop.abort();
        throw new DOMException('Aborted', 'AbortError');
      }),
    );
    expect(await goLive()).toBe(false);
    expect(reported).toEqual([]);
  });

  spec('PLAT-05', 'that throws at its start is reported and stopped', async () => {
    const { goLive, reported, stop } = createLiveBench(
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
    const { goLive, reported } = createLiveBench(feature);
    expect(await goLive()).toBe(false);
    expect(reported).toMatchObject([{ stage: 'start' }]);
  });

  spec('PLAT-05', 'whose file or messages do not arrive is reported', async () => {
    const failing = async (): Promise<never> => {
      throw new Error('404');
    };
    for (const feature of [
      { ...enhance(() => undefined), load: failing },
      { ...enhance(() => undefined), messages: { ...messages, de: failing } },
    ]) {
      const { goLive, reported } = createLiveBench(feature);
      expect(await goLive()).toBe(false);
      expect(reported).toMatchObject([{ stage: 'feature', message: '404' }]);
    }
  });

  spec('PLAT-05', 'whose file or messages arrive at the second attempt starts, as does one that hydrates', async () => {
    const late = <T>(load: () => Promise<T>) => jest.fn(load).mockRejectedValueOnce(new Error('503'));
    const start = jest.fn();
    const enhancing = enhance(start);
    const view = hydrating(() => null);
    for (const feature of [
      { ...enhancing, load: late(enhancing.load) },
      { ...enhancing, messages: { ...messages, de: late(messages.de) } },
      { ...view, load: late(view.load) },
    ]) {
      const { goLive, reported } = createLiveBench(feature);
      expect([await goLive(), reported]).toEqual([true, []]);
    }
    expect(start).toHaveBeenCalledTimes(2);
  });

  test.each(['entry', 'contract'] as const)('whose remote failed at %s is reported so', async (stage) => {
    const { goLive, reported } = createLiveBench(
      enhance(() => undefined),
      { loaded: { ok: false, stage, message: 'broken' } },
    );
    expect(await goLive()).toBe(false);
    expect(reported).toMatchObject([{ stage, message: 'broken' }]);
  });

  test('that its remote does not have, or has in another way, is reported', async () => {
    for (const other of [{ ...enhance(() => undefined), id: 'blocks/other' as const }, hydrating(() => null)]) {
      const bench = createLiveBench(
        enhance(() => undefined),
        { loaded: { ok: true, remote: { area: 'blocks', contract: 1, config: {}, features: [other] } } },
      );
      expect(await bench.goLive()).toBe(false);
      expect(bench.reported).toMatchObject([{ stage: 'feature' }]);
    }
  });

  test('does not start where the page has stopped meanwhile', async () => {
    const start = jest.fn();
    const { goLive, stop } = createLiveBench(enhance(start));
    const live = goLive();
    stop.abort();
    await live;
    expect(start).not.toHaveBeenCalled();
  });

  test('is named when a listener of its throws later, and stays live', async () => {
    const { goLive, reported, requests, stop } = createLiveBench(enhance(() => undefined));
    await goLive();
    requests[0]?.onThrow(new Error('later'));
    expect(reported).toMatchObject([{ stage: 'listener', message: 'later' }]);
    expect(stop.signal.aborted).toBe(false);
  });
});
