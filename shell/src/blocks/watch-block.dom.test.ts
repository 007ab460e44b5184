import { CONFIG } from '../config';
import { createWatchBench, settle } from './watch-block.fixture';

describe('a watched block', () => {
  test('waits, loads, is live', async () => {
    const bench = createWatchBench(['idle']);
    expect(bench.state()).toBe('waiting');
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.ports.becomeIdle();
    await settle();
    expect(bench.state()).toBe('loading');
    expect(bench.blocks).toMatchObject([
      { manifest: { id: 'b1', feature: 'blocks/sample', remote: 'mf-blocks' }, early: undefined },
    ]);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('live');
  });

  test('says where it failed', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(false);
    await settle();
    expect(bench.state()).toBe('failed');
  });

  test('that failed is tried again each time a line that was gone is back, and one that is live is left alone', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.becomeIdle();
    for (const isLive of [false, false, true]) {
      await settle();
      expect(bench.state()).toBe('loading');
      bench.settleLive(isLive);
      await settle();
      bench.ports.comeOnline();
    }
    await settle();
    expect([bench.state(), bench.blocks.length]).toEqual(['live', 3]);
  });

  test('that failed in a page that has stopped stays as it is', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(false);
    await settle();
    bench.stop.abort();
    bench.ports.comeOnline();
    await settle();
    expect([bench.state(), bench.blocks.length]).toEqual(['failed', 1]);
  });

  test('near the viewport it waits for the idle page, or the first touch', async () => {
    const bench = createWatchBench(['visible']);
    bench.ports.see(bench.element);
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('an idle start does not mind a touch', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test.each(['pointerdown', 'touchstart', 'focusin'])('a %s in it starts it, once', async (type) => {
    const bench = createWatchBench(['interaction']);
    bench.ports.touch();
    bench.input.dispatchEvent(new Event(type, { bubbles: true }));
    bench.input.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('a click without a pointer starts it too, and is done when it is live', async () => {
    const bench = createWatchBench(['interaction']);
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    expect(bench.blocks).toHaveLength(1);
    expect(clicked).not.toHaveBeenCalled();
    bench.settleLive(true);
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
    bench.button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('taps on a failed feature go their native way at once', async () => {
    const bench = createWatchBench(['interaction']);
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    bench.settleLive(false);
    await settle();
    bench.button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('the first event starts it and waits for it', async () => {
    const bench = createWatchBench(['event'], { listens: 'consent/banner-forced site/logged-out' });
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.eventBus.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    bench.eventBus.send('site/logged-out', {});
    await settle();
    expect(bench.blocks).toHaveLength(1);
    expect(bench.blocks[0]?.early?.take('consent/banner-forced')).toMatchObject([
      { payload: { cookieBannerTheme: 'LIGHT' } },
    ]);
    expect(bench.blocks[0]?.early?.take('site/logged-out')).toHaveLength(1);
  });

  test('ends with the page: nothing loads any more', async () => {
    const bench = createWatchBench(['idle', 'interaction']);
    bench.stop.abort();
    bench.ports.becomeIdle();
    bench.input.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test('that was stopped before the page was calm follows no state events any more', async () => {
    const bench = createWatchBench(['visible'], { purpose: 'analytics', strict: true });
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' });
    bench.ports.see(bench.element);
    bench.eventBus.publish('consent/choice', { revision: 2, choice: 'declined' });
    const listened = jest.spyOn(bench.eventBus, 'listen');
    bench.ports.becomeIdle();
    await settle();
    expect(listened).not.toHaveBeenCalled();
  });

  test('hands the feature a signal that ends with the page', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(false);
    bench.stop.abort();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
  });

  describe('whose form the browser sends by itself while it loads', () => {
    /** Sends the form, which a listener may answer in place of the browser. */
    const send = async (answer = (_: Event): void => undefined) => {
      jest.useFakeTimers();
      // jsdom sends no form, and says so aloud.
      jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
        this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
      const bench = createWatchBench(['idle']);
      bench.element.insertAdjacentHTML('beforeend', '<form><button></button></form>');
      // The page is told of it last, as a listener of the whole document.
      document.addEventListener('submit', answer, { once: true });
      bench.ports.becomeIdle();
      await jest.advanceTimersByTimeAsync(0);
      bench.element.querySelector('form')!.requestSubmit();
      await jest.advanceTimersByTimeAsync(CONFIG.tapBudgetMs);
      return bench;
    };
    afterEach(() => jest.useRealTimers());

    test('stops, since the page is leaving', async () => {
      const bench = await send();
      expect([bench.state(), bench.blocks[0]?.stop.signal.aborted]).toEqual(['waiting', true]);
      bench.settleLive(true);
      await jest.advanceTimersByTimeAsync(CONFIG.leaveBudgetMs - 1);
      expect([bench.state(), bench.blocks.length]).toEqual(['waiting', 1]);
    });

    test('loads again where the page has not left', async () => {
      const bench = await send();
      await jest.advanceTimersByTimeAsync(CONFIG.leaveBudgetMs);
      expect([bench.state(), bench.blocks.length]).toEqual(['loading', 2]);
      bench.settleLive(true);
      await jest.advanceTimersByTimeAsync(0);
      expect(bench.state()).toBe('live');
    });

    test('loads again where the visitor comes back to the page', async () => {
      const bench = await send();
      bench.ports.leave();
      await jest.advanceTimersByTimeAsync(0);
      expect(bench.blocks).toHaveLength(1);
      bench.ports.comeBack();
      await jest.advanceTimersByTimeAsync(0);
      expect(bench.blocks).toHaveLength(2);
    });

    test('ends with the page, its clock too', async () => {
      const bench = await send();
      bench.stop.abort();
      expect(jest.getTimerCount()).toBe(0);
    });

    test('goes on where something else sends the form', async () => {
      const bench = await send((event) => event.preventDefault());
      expect([bench.state(), bench.blocks[0]?.stop.signal.aborted]).toEqual(['loading', false]);
    });
  });
});
