import { spec } from '../../../tools/testing/spec';
import { createLiveBench, hydrating, PROPS } from './go-live.fixture';

describe('a feature that hydrates', () => {
  const view = { type: 'p' };

  test('takes over its element with the props of the page, and is live when React says so', async () => {
    const element = jest.fn(() => view);
    const { goLive, hydrated, manifest, options } = createLiveBench(hydrating(element));
    const live = goLive();
    const given = await options();
    expect(element).toHaveBeenCalledWith(PROPS, expect.anything());
    expect(hydrated[0]?.slice(0, 2)).toEqual([manifest.element, view]);
    expect(given?.identifierPrefix).toBe('b1');
    given?.onLive?.();
    expect(await live).toBe(true);
  });

  test('that shows nothing is live at once', async () => {
    const { goLive, hydrated } = createLiveBench(hydrating(() => null));
    expect(await goLive()).toBe(true);
    expect(hydrated).toHaveLength(0);
  });

  spec('PLAT-05', 'that throws while it renders is reported', async () => {
    const { goLive, options, reported } = createLiveBench(hydrating(() => view));
    const live = goLive();
    (await options())?.onError(new Error('render'));
    expect(await live).toBe(false);
    expect(reported).toMatchObject([{ stage: 'render', message: 'render' }]);
  });

  test('that throws when it is long live is reported, marked and stopped', async () => {
    const { goLive, manifest, options, reported, stop } = createLiveBench(hydrating(() => view));
    const live = goLive();
    const given = await options();
    given?.onLive?.();
    await live;
    given?.onError(new Error('later'));
    expect(reported).toMatchObject([{ stage: 'render', message: 'later' }]);
    expect(manifest.element.dataset['state']).toBe('failed');
    expect(stop.signal.aborted).toBe(true);
  });

  test('whose props are missing or broken is reported', async () => {
    for (const text of ['', '{', '{}', 'null']) {
      const { goLive, reported } = createLiveBench(hydrating(() => view));
      document.querySelector('script')!.textContent = text;
      expect(await goLive()).toBe(false);
      expect(reported).toMatchObject([{ stage: 'render' }]);
    }
    const { goLive, reported } = createLiveBench(hydrating(() => view));
    document.querySelector('script')!.remove();
    expect(await goLive()).toBe(false);
    expect(reported[0]?.message).toBe('The props of block b1 are not in the page.');
  });

  test('does not take over where the page has stopped meanwhile', async () => {
    const { goLive, hydrated, stop } = createLiveBench(hydrating(() => view));
    const live = goLive();
    stop.abort();
    await live;
    expect(hydrated).toHaveLength(0);
  });

  test('is unmounted when it must stop', async () => {
    const { goLive, options, stop, unmount } = createLiveBench(hydrating(() => view));
    const live = goLive();
    (await options())?.onLive?.();
    await live;
    stop.abort();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
