import { createPorts } from './ports';
import { createStoragePort } from './storage.port';

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
const until = () => new AbortController();

describe('cookies', () => {
  const { cookies } = createPorts();

  test('are written for the whole site and read back', () => {
    cookies.write('crumb', 'a b;c');
    expect(document.cookie).toBe('crumb=a%20b%3Bc');
    expect(cookies.read('crumb')).toBe('a b;c');
    expect(cookies.read('rumb')).toBeUndefined();
    expect(cookies.enabled()).toBe(true);
  });

  test('of somebody else need not be encoded', () => {
    document.cookie = 'odd=50%; path=/';
    expect(cookies.read('odd')).toBe('50%');
  });
});

describe('moments', () => {
  const { moments } = createPorts();

  describe('the page is wanted', () => {
    const wait = (budgetMs = 60_000, signal = until().signal) => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      const then = jest.fn();
      moments.whenWanted(budgetMs, then, signal);
      expect(then).not.toHaveBeenCalled();
      return then;
    };

    test('at its load event, once', () => {
      const then = wait();
      window.dispatchEvent(new Event('load'));
      document.body.click();
      expect(then).toHaveBeenCalledTimes(1);
    });

    test('by a visitor who comes first, whom what starts then hears too', () => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      const touched = jest.fn();
      const whenFree = jest.fn(() => moments.whenFirstInput(touched, until().signal));
      const then = jest.fn(() => moments.whenFree(whenFree, until().signal));
      moments.whenWanted(60_000, then, until().signal);
      document.body.click();
      document.body.click();
      expect([then, whenFree, touched].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    });

    test('when it neither loads nor is touched for long', async () => {
      const then = wait(5);
      await settle(20);
      expect(then).toHaveBeenCalledTimes(1);
    });

    test('at once where it has loaded, and never after its end', () => {
      const stop = until();
      const never = wait(60_000, stop.signal);
      stop.abort();
      window.dispatchEvent(new Event('load'));
      expect(never).not.toHaveBeenCalled();
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
      const then = jest.fn();
      moments.whenWanted(60_000, then, until().signal);
      expect(then).toHaveBeenCalledTimes(1);
    });
  });

  test('the page is free in the next task, once, and not after its end', async () => {
    const [then, never, stop] = [jest.fn(), jest.fn(), until()];
    moments.whenFree(then, until().signal);
    moments.whenFree(never, stop.signal);
    stop.abort();
    expect(then).not.toHaveBeenCalled();
    await settle();
    document.body.click();
    expect([then.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
  });

  test('the next task leaves room for others, by the browser’s own way where it has one', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another'));
    await moments.nextTask();
    expect(order).toEqual(['another']);
    const scheduler = { yield: jest.fn(async () => undefined) };
    await createPorts(Object.assign(Object.create(window) as typeof window, { scheduler })).moments.nextTask();
    expect(scheduler.yield).toHaveBeenCalledTimes(1);
  });

  test('the idle page comes after the load event, and without an idle callback too', async () => {
    const then = jest.fn();
    moments.whenIdle(100, then, until().signal);
    expect(then).not.toHaveBeenCalled();
    await settle(5);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('the idle page waits for the load event', async () => {
    const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const then = jest.fn();
    const stop = until();
    moments.whenIdle(100, then, stop.signal);
    await settle(5);
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await settle(5);
    expect(then).toHaveBeenCalledTimes(1);
    const never = jest.fn();
    moments.whenIdle(100, never, AbortSignal.abort());
    window.dispatchEvent(new Event('load'));
    await settle(5);
    expect(never).not.toHaveBeenCalled();
    ready.mockRestore();
  });

  test('the idle callback has a budget', () => {
    const asked = jest.fn();
    const view = Object.assign(window, { requestIdleCallback: asked });
    const then = jest.fn();
    createPorts(view).moments.whenIdle(3000, then, until().signal);
    expect(asked).toHaveBeenCalledWith(then, { timeout: 3000 });
    delete (view as Partial<typeof view>).requestIdleCallback;
  });

  test.each(['pointerdown', 'keydown', 'touchstart', 'click'])('a %s anywhere is the first input', (type) => {
    const then = jest.fn();
    const stop = until();
    moments.whenFirstInput(then, stop.signal);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(then).toHaveBeenCalledTimes(1);
    stop.abort();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('without an observer everything is seen at once', () => {
    const then = jest.fn();
    moments.whenSeen({ element: document.body, marginPx: 200 }, then, until().signal);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('an element is seen once it comes near, with the margin asked for', () => {
    type Callback = (entries: { isIntersecting: boolean }[]) => void;
    const made: { callback: Callback; options: object; disconnect: jest.Mock }[] = [];
    class Observer {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(callback: Callback, options: object) {
        made.push({ callback, options, disconnect: this.disconnect });
      }
    }
    const view = Object.assign(window, { IntersectionObserver: Observer as unknown as typeof IntersectionObserver });
    const then = jest.fn();
    const stop = until();
    createPorts(view).moments.whenSeen({ element: document.body, marginPx: 200 }, then, stop.signal);
    expect(made[0]?.options).toEqual({ rootMargin: '200px' });
    made[0]?.callback([{ isIntersecting: false }]);
    expect(then).not.toHaveBeenCalled();
    made[0]?.callback([{ isIntersecting: true }]);
    expect(then).toHaveBeenCalledTimes(1);
    expect(made[0]?.disconnect).toHaveBeenCalledTimes(1);
    stop.abort();
    expect(made[0]?.disconnect).toHaveBeenCalledTimes(2);
  });

  test('the back-forward cache is told both ways; a fresh page is none that comes back', () => {
    const shown: boolean[] = [];
    const stop = until();
    moments.onShown((isShown) => shown.push(isShown), stop.signal);
    const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(show(false));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(show(true));
    stop.abort();
    window.dispatchEvent(new Event('pagehide'));
    expect(shown).toEqual([false, true]);
  });
});

describe('lines to other tabs', () => {
  test('lead nowhere where the browser has none', () => {
    const line = createPorts().tabs.open('x', () => undefined);
    expect(() => line.post(1)).not.toThrow();
    line.close();
  });

  test('are broadcast channels', () => {
    const channels: {
      name: string;
      postMessage: jest.Mock;
      close: jest.Mock;
      onmessage?: (event: { data: unknown }) => void;
    }[] = [];
    class Channel {
      postMessage = jest.fn();
      close = jest.fn();
      constructor(readonly name: string) {
        channels.push(this);
      }
    }
    const view = Object.assign(window, { BroadcastChannel: Channel as unknown as typeof BroadcastChannel });
    const heard: unknown[] = [];
    const line = createPorts(view).tabs.open('x', (message) => heard.push(message));
    line.post({ a: 1 });
    channels[0]?.onmessage?.({ data: 'hello' });
    line.close();
    expect(channels[0]).toMatchObject({ name: 'x' });
    expect(channels[0]?.postMessage).toHaveBeenCalledWith({ a: 1 });
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['hello']);
  });
});

describe('the address', () => {
  test('goes only to addresses of the web', () => {
    const { address } = createPorts();
    expect(address.current().pathname).toBe('/');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///etc/passwd']) {
      expect(() => address.go(bad)).toThrow(`Not an address to go to: ${bad}`);
    }
  });
});

describe('storage', () => {
  test('reads, writes and removes', () => {
    const storage = createStoragePort();
    storage.write('a', '1');
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeUndefined();
  });

  test('that is blocked reads nothing and refuses to write', () => {
    const blocked = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }) as Window;
    const storage = createStoragePort(blocked);
    expect(storage.read('a')).toBeUndefined();
    expect(() => storage.remove('a')).not.toThrow();
    expect(() => storage.write('a', '1')).toThrow('The browser gives no storage for "a".');
  });
});

describe('faults', () => {
  test('are errors and rejections nobody caught', () => {
    const heard: unknown[] = [];
    const stop = until();
    createPorts().faults.onFault((fault) => heard.push(fault), stop.signal);
    const error = new Error('no');
    window.dispatchEvent(
      new ErrorEvent('error', { error, message: 'Uncaught no', filename: '/a.js', lineno: 1, colno: 2 }),
    );
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 7 }));
    stop.abort();
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }));
    expect(heard).toEqual([
      { error, message: 'Uncaught no', file: '/a.js', line: 1, column: 2 },
      { error, message: 'no' },
      { error: 7, message: '7' },
    ]);
  });
});

describe('the global', () => {
  test('is the window’s', () => {
    const { pageGlobal } = createPorts();
    expect(pageGlobal.read()).toBeUndefined();
    expect(() => pageGlobal.demand()).toThrow('The page has never been initialised.');
    pageGlobal.write({ isInitialised: true } as never);
    expect((window as unknown as { colonnade: unknown }).colonnade).toEqual({ isInitialised: true });
    expect(pageGlobal.demand().isInitialised).toBe(true);
  });
});
