import { createPorts } from './ports';

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
const until = () => new AbortController();

describe('lifecycle', () => {
  const { lifecycle } = createPorts();

  describe('the page is wanted', () => {
    const wait = (budgetMs = 60_000, signal = until().signal) => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      const then = jest.fn();
      lifecycle.whenWanted(budgetMs, then, signal);
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
      const whenFree = jest.fn(() => lifecycle.whenFirstInput(touched, until().signal));
      const then = jest.fn(() => lifecycle.whenFree(whenFree, until().signal));
      lifecycle.whenWanted(60_000, then, until().signal);
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
      lifecycle.whenWanted(60_000, then, until().signal);
      expect(then).toHaveBeenCalledTimes(1);
    });
  });

  test('the line is back once, and not after its end', () => {
    const [then, never, stop] = [jest.fn(), jest.fn(), until()];
    lifecycle.whenOnline(then, until().signal);
    lifecycle.whenOnline(never, stop.signal);
    stop.abort();
    for (let time = 0; time < 2; time += 1) window.dispatchEvent(new Event('online'));
    expect([then.mock.calls, never.mock.calls]).toEqual([[[]], []]);
  });

  test('the page is free in the next task, once, and not after its end', async () => {
    const [then, never, stop] = [jest.fn(), jest.fn(), until()];
    lifecycle.whenFree(then, until().signal);
    lifecycle.whenFree(never, stop.signal);
    stop.abort();
    expect(then).not.toHaveBeenCalled();
    await settle();
    document.body.click();
    expect([then.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
  });

  test('the next task leaves room for others, by the browser’s own way where it has one', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another'));
    await lifecycle.nextTask();
    expect(order).toEqual(['another']);
    const scheduler = { yield: jest.fn(async () => undefined) };
    await createPorts(Object.assign(Object.create(window) as typeof window, { scheduler })).lifecycle.nextTask();
    expect(scheduler.yield).toHaveBeenCalledTimes(1);
  });

  test('a page that is rendered ahead is activated once its visitor comes, any other at once', async () => {
    await lifecycle.whenActivated();
    Object.assign(document, { prerendering: true });
    const then = jest.fn();
    void lifecycle.whenActivated().then(then);
    await settle();
    expect(then).not.toHaveBeenCalled();
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('the idle page comes after the load event, and without an idle callback too', async () => {
    const then = jest.fn();
    lifecycle.whenIdle(100, then, until().signal);
    expect(then).not.toHaveBeenCalled();
    await settle(5);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('the idle page waits for the load event', async () => {
    const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const then = jest.fn();
    const stop = until();
    lifecycle.whenIdle(100, then, stop.signal);
    await settle(5);
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await settle(5);
    expect(then).toHaveBeenCalledTimes(1);
    const never = jest.fn();
    lifecycle.whenIdle(100, never, AbortSignal.abort());
    window.dispatchEvent(new Event('load'));
    await settle(5);
    expect(never).not.toHaveBeenCalled();
    ready.mockRestore();
  });

  test('the idle callback has a budget', () => {
    const requested = jest.fn();
    const view = Object.assign(window, { requestIdleCallback: requested });
    const then = jest.fn();
    createPorts(view).lifecycle.whenIdle(3000, then, until().signal);
    expect(requested).toHaveBeenCalledWith(then, { timeout: 3000 });
    delete (view as Partial<typeof view>).requestIdleCallback;
  });

  test.each(['pointerdown', 'keydown', 'touchstart', 'click'])('a %s anywhere is the first input', (type) => {
    const then = jest.fn();
    const stop = until();
    lifecycle.whenFirstInput(then, stop.signal);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(then).toHaveBeenCalledTimes(1);
    stop.abort();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('without an observer everything is seen at once', () => {
    const then = jest.fn();
    lifecycle.whenSeen({ element: document.body, marginPx: 200 }, then, until().signal);
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
    createPorts(view).lifecycle.whenSeen({ element: document.body, marginPx: 200 }, then, stop.signal);
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
    lifecycle.onShown((isShown) => shown.push(isShown), stop.signal);
    const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(show(false));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(show(true));
    stop.abort();
    window.dispatchEvent(new Event('pagehide'));
    expect(shown).toEqual([false, true]);
  });
});
