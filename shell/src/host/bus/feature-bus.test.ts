import { Observable, debounceTime, map, merge, of } from 'rxjs';
import type { CartFact } from 'shared-types/commerce/cart';
import { spec } from '../../../../tools/testing/spec';
import { startOn } from './early-events';
import { createFeatureBus } from './feature-bus';
import { createWire } from './wire';

const cart = (revision: number): CartFact => ({ revision, items: revision, subtotalCents: 0 });

function createBench() {
  const thrown: unknown[] = [];
  const stop = new AbortController();
  const wire = createWire((error) => thrown.push(['wire', error]));
  const bus = createFeatureBus({ wire, stop: stop.signal, onThrow: (error) => thrown.push(error) });
  return { bus, stop, thrown, wire };
}

describe('a feature’s bus', () => {
  spec('PLAT-04', 'gives facts as Observables: the latest at once, then the newer ones', () => {
    const { bus, wire } = createBench();
    const heard: number[] = [];
    wire.tell('commerce/cart', cart(1));
    bus.fact('commerce/cart').subscribe(({ items }) => heard.push(items));
    bus.tell('commerce/cart', cart(2));
    expect(heard).toEqual([1, 2]);
    expect(bus.latest('commerce/cart')).toEqual(cart(2));
    expect(bus.fact('commerce/cart')).toBeInstanceOf(Observable);
  });

  spec('PLAT-04', 'gives happenings from now on', () => {
    const { bus } = createBench();
    const heard: unknown[] = [];
    bus.send('site/logged-out', {});
    bus.on('site/logged-out').subscribe((payload) => heard.push(payload));
    bus.send('site/logged-out', {});
    expect(heard).toEqual([{}]);
  });

  spec('PLAT-04', 'carries the global events between features that were built with an RxJS each', async () => {
    const { stop, wire } = createBench();
    const onThrow = (error: unknown): never => {
      throw error;
    };
    const sender = createFeatureBus({ wire, stop: stop.signal, onThrow });
    const listener = createFeatureBus({ wire, stop: stop.signal, onThrow });
    let theirs: typeof import('rxjs') | undefined;
    await jest.isolateModulesAsync(async () => {
      theirs = await import('rxjs');
    });
    if (!theirs || theirs.Observable === Observable) throw new Error('not a copy of its own');
    const { from, map: theirMap } = theirs;
    const heard: unknown[] = [];
    for (const name of [
      'site/logged-out',
      'site/login-required',
      'consent/banner-forced',
      'consent/banner-updated',
      'consent/banner-unforced',
    ] as const) {
      from(listener.on(name))
        .pipe(theirMap((payload) => [name, payload]))
        .subscribe((event) => heard.push(event));
    }
    sender.send('site/logged-out', {});
    sender.send('site/login-required', { url: '/api/x' });
    sender.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    sender.send('consent/banner-updated', { cookieBannerVariant: 'POPUP' });
    sender.send('consent/banner-unforced', {});
    expect(heard).toEqual([
      ['site/logged-out', {}],
      ['site/login-required', { url: '/api/x' }],
      ['consent/banner-forced', { cookieBannerTheme: 'LIGHT' }],
      ['consent/banner-updated', { cookieBannerVariant: 'POPUP' }],
      ['consent/banner-unforced', {}],
    ]);
    stop.abort();
    sender.send('site/logged-out', {});
    expect(heard).toHaveLength(5);
  });

  test('reports what a listener throws, and what an operator throws on the way, and goes on for others', () => {
    const { bus, thrown, wire } = createBench();
    const heard: number[] = [];
    const broken = new Error('listener');
    const mapped = new Error('operator');
    bus.fact('commerce/cart').subscribe(() => {
      throw broken;
    });
    bus
      .fact('commerce/cart')
      .pipe(
        map(() => {
          throw mapped;
        }),
      )
      .subscribe();
    bus.fact('commerce/cart').subscribe({ next: ({ items }) => heard.push(items) });
    wire.tell('commerce/cart', cart(1));
    wire.tell('commerce/cart', cart(2));
    expect(thrown).toEqual([broken, mapped, broken]);
    expect(heard).toEqual([1, 2]);
  });

  test('hands an error to the listener that asked for it', () => {
    const { bus, thrown, wire } = createBench();
    const errors: unknown[] = [];
    bus
      .fact('commerce/cart')
      .pipe(
        map(() => {
          throw new Error('mine');
        }),
      )
      .subscribe({ error: (error) => errors.push(error) });
    wire.tell('commerce/cart', cart(1));
    expect(errors).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

  test('works in pipes of a remote’s own, whose end ends the source', () => {
    const { bus, wire } = createBench();
    const heard: unknown[] = [];
    const subscription = merge(bus.fact('commerce/cart').pipe(map(({ items }) => items)), of(-1)).subscribe((value) =>
      heard.push(value),
    );
    wire.tell('commerce/cart', cart(1));
    subscription.unsubscribe();
    wire.tell('commerce/cart', cart(2));
    expect(heard).toEqual([-1, 1]);
  });

  test('ends every subscription with the feature, and its timers', () => {
    jest.useFakeTimers();
    const { bus, stop, wire } = createBench();
    const heard: unknown[] = [];
    const subscription = bus
      .fact('commerce/cart')
      .pipe(debounceTime(50))
      .subscribe((fact) => heard.push(fact));
    wire.tell('commerce/cart', cart(1));
    stop.abort();
    jest.advanceTimersByTime(100);
    wire.tell('commerce/cart', cart(2));
    jest.advanceTimersByTime(100);
    expect(heard).toEqual([]);
    expect(subscription.closed).toBe(true);
    expect(bus.fact('commerce/cart').subscribe().closed).toBe(true);
    jest.useRealTimers();
  });
});

describe('events that start a feature', () => {
  test('are delivered to it in their order, whatever the order it subscribes in', async () => {
    const { stop, thrown, wire } = createBench();
    const starts: number[] = [];
    const early = startOn(wire, {
      listens: ['consent/banner-forced', 'consent/banner-unforced'],
      start: () => starts.push(1),
      stop: stop.signal,
    });
    wire.send('consent/banner-forced', { cookieBannerTheme: 'DARK' });
    wire.send('consent/banner-unforced', {});
    wire.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    expect(starts).toHaveLength(3);

    const bus = createFeatureBus({ wire, early, stop: stop.signal, onThrow: (error) => thrown.push(error) });
    const heard: unknown[] = [];
    bus.on('consent/banner-unforced').subscribe(() => heard.push('unforced'));
    bus.on('consent/banner-forced').subscribe(({ cookieBannerTheme }) => heard.push(cookieBannerTheme));
    await Promise.resolve();
    expect(heard).toEqual(['DARK', 'unforced', 'LIGHT']);
    wire.send('consent/banner-unforced', {});
    expect(heard).toEqual(['DARK', 'unforced', 'LIGHT', 'unforced']);
  });

  test('are delivered once', async () => {
    const { stop, thrown, wire } = createBench();
    const early = startOn(wire, { listens: ['site/logged-out'], start: () => undefined, stop: stop.signal });
    wire.send('site/logged-out', {});
    const bus = createFeatureBus({ wire, early, stop: stop.signal, onThrow: (error) => thrown.push(error) });
    const heard: string[] = [];
    bus.on('site/logged-out').subscribe(() => heard.push('first'));
    bus.on('site/logged-out').subscribe(() => heard.push('second'));
    await Promise.resolve();
    expect(heard).toEqual(['first']);
  });

  test('a fact known before does not start anything; a new value does', () => {
    const { stop, wire } = createBench();
    const start = jest.fn();
    wire.tell('commerce/cart', cart(1));
    startOn(wire, { listens: ['commerce/cart'], start, stop: stop.signal });
    expect(start).not.toHaveBeenCalled();
    wire.tell('commerce/cart', cart(2));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
