import { Observable, debounceTime, map, merge, of } from 'rxjs';
import type { CartState } from 'shared-types/commerce/cart';
import { spec } from '../../../../tools/testing/spec';
import { startOn } from './early-events';
import { createFeatureBus } from './feature-bus';
import { createEventBus } from './event-bus';

const cart = (revision: number): CartState => ({ revision, items: revision, subtotalCents: 0 });

function createBench() {
  const thrown: unknown[] = [];
  const stop = new AbortController();
  const eventBus = createEventBus((error) => thrown.push(['eventBus', error]));
  const bus = createFeatureBus({ eventBus, stop: stop.signal, onThrow: (error) => thrown.push(error) });
  return { bus, stop, thrown, eventBus };
}

describe('a feature’s bus', () => {
  spec('PLAT-04', 'gives state events as Observables: the latest at once, then the newer ones', () => {
    const { bus, eventBus } = createBench();
    const received: number[] = [];
    eventBus.publish('commerce/cart', cart(1));
    bus.state('commerce/cart').subscribe(({ items }) => received.push(items));
    bus.publish('commerce/cart', cart(2));
    expect(received).toEqual([1, 2]);
    expect(bus.latest('commerce/cart')).toEqual(cart(2));
    expect(bus.state('commerce/cart')).toBeInstanceOf(Observable);
  });

  spec('PLAT-04', 'gives plain events from now on', () => {
    const { bus } = createBench();
    const received: unknown[] = [];
    bus.send('site/logged-out', {});
    bus.on('site/logged-out').subscribe((payload) => received.push(payload));
    bus.send('site/logged-out', {});
    expect(received).toEqual([{}]);
  });

  spec('PLAT-04', 'carries the global events between features that were built with an RxJS each', async () => {
    const { stop, eventBus } = createBench();
    const onThrow = (error: unknown): never => {
      throw error;
    };
    const sender = createFeatureBus({ eventBus, stop: stop.signal, onThrow });
    const listener = createFeatureBus({ eventBus, stop: stop.signal, onThrow });
    let theirs: typeof import('rxjs') | undefined;
    await jest.isolateModulesAsync(async () => {
      theirs = await import('rxjs');
    });
    if (!theirs || theirs.Observable === Observable) throw new Error('not a copy of its own');
    const { from, map: theirMap } = theirs;
    const received: unknown[] = [];
    for (const name of [
      'site/logged-out',
      'site/login-required',
      'consent/banner-forced',
      'consent/banner-updated',
      'consent/banner-unforced',
    ] as const) {
      from(listener.on(name))
        .pipe(theirMap((payload) => [name, payload]))
        .subscribe((event) => received.push(event));
    }
    sender.send('site/logged-out', {});
    sender.send('site/login-required', { url: '/api/x' });
    sender.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    sender.send('consent/banner-updated', { cookieBannerVariant: 'POPUP' });
    sender.send('consent/banner-unforced', {});
    expect(received).toEqual([
      ['site/logged-out', {}],
      ['site/login-required', { url: '/api/x' }],
      ['consent/banner-forced', { cookieBannerTheme: 'LIGHT' }],
      ['consent/banner-updated', { cookieBannerVariant: 'POPUP' }],
      ['consent/banner-unforced', {}],
    ]);
    stop.abort();
    sender.send('site/logged-out', {});
    expect(received).toHaveLength(5);
  });

  test('reports what a listener throws, and what an operator throws on the way, and goes on for others', () => {
    const { bus, thrown, eventBus } = createBench();
    const received: number[] = [];
    const broken = new Error('listener');
    const mapped = new Error('operator');
    bus.state('commerce/cart').subscribe(() => {
      throw broken;
    });
    bus
      .state('commerce/cart')
      .pipe(
        map(() => {
          throw mapped;
        }),
      )
      .subscribe();
    bus.state('commerce/cart').subscribe({ next: ({ items }) => received.push(items) });
    eventBus.publish('commerce/cart', cart(1));
    eventBus.publish('commerce/cart', cart(2));
    expect(thrown).toEqual([broken, mapped, broken]);
    expect(received).toEqual([1, 2]);
  });

  test('hands an error to the listener that asked for it', () => {
    const { bus, thrown, eventBus } = createBench();
    const errors: unknown[] = [];
    bus
      .state('commerce/cart')
      .pipe(
        map(() => {
          throw new Error('mine');
        }),
      )
      .subscribe({ error: (error) => errors.push(error) });
    eventBus.publish('commerce/cart', cart(1));
    expect(errors).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

  test('works in pipes of a remote’s own, whose end ends the source', () => {
    const { bus, eventBus } = createBench();
    const received: unknown[] = [];
    const subscription = merge(bus.state('commerce/cart').pipe(map(({ items }) => items)), of(-1)).subscribe((value) =>
      received.push(value),
    );
    eventBus.publish('commerce/cart', cart(1));
    subscription.unsubscribe();
    eventBus.publish('commerce/cart', cart(2));
    expect(received).toEqual([-1, 1]);
  });

  test('ends every subscription with the feature, and its timers', () => {
    jest.useFakeTimers();
    const { bus, stop, eventBus } = createBench();
    const received: unknown[] = [];
    const subscription = bus
      .state('commerce/cart')
      .pipe(debounceTime(50))
      .subscribe((stateEvent) => received.push(stateEvent));
    eventBus.publish('commerce/cart', cart(1));
    stop.abort();
    jest.advanceTimersByTime(100);
    eventBus.publish('commerce/cart', cart(2));
    jest.advanceTimersByTime(100);
    expect(received).toEqual([]);
    expect(subscription.closed).toBe(true);
    expect(bus.state('commerce/cart').subscribe().closed).toBe(true);
    jest.useRealTimers();
  });
});

describe('events that start a feature', () => {
  test('are delivered to it in their order, whatever the order it subscribes in', async () => {
    const { stop, thrown, eventBus } = createBench();
    const starts: number[] = [];
    const early = startOn(eventBus, {
      listens: ['consent/banner-forced', 'consent/banner-unforced'],
      start: () => starts.push(1),
      stop: stop.signal,
    });
    eventBus.send('consent/banner-forced', { cookieBannerTheme: 'DARK' });
    eventBus.send('consent/banner-unforced', {});
    eventBus.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    expect(starts).toHaveLength(3);

    const bus = createFeatureBus({ eventBus, early, stop: stop.signal, onThrow: (error) => thrown.push(error) });
    const received: unknown[] = [];
    bus.on('consent/banner-unforced').subscribe(() => received.push('unforced'));
    bus.on('consent/banner-forced').subscribe(({ cookieBannerTheme }) => received.push(cookieBannerTheme));
    await Promise.resolve();
    expect(received).toEqual(['DARK', 'unforced', 'LIGHT']);
    eventBus.send('consent/banner-unforced', {});
    expect(received).toEqual(['DARK', 'unforced', 'LIGHT', 'unforced']);
  });

  test('are delivered once', async () => {
    const { stop, thrown, eventBus } = createBench();
    const early = startOn(eventBus, { listens: ['site/logged-out'], start: () => undefined, stop: stop.signal });
    eventBus.send('site/logged-out', {});
    const bus = createFeatureBus({ eventBus, early, stop: stop.signal, onThrow: (error) => thrown.push(error) });
    const received: string[] = [];
    bus.on('site/logged-out').subscribe(() => received.push('first'));
    bus.on('site/logged-out').subscribe(() => received.push('second'));
    await Promise.resolve();
    expect(received).toEqual(['first']);
  });

  test('a state event known before does not start anything; a new value does', () => {
    const { stop, eventBus } = createBench();
    const start = jest.fn();
    eventBus.publish('commerce/cart', cart(1));
    startOn(eventBus, { listens: ['commerce/cart'], start, stop: stop.signal });
    expect(start).not.toHaveBeenCalled();
    eventBus.publish('commerce/cart', cart(2));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
