import { createWatchBench, settle } from './watch-block.fixture';

describe('a watched block', () => {
  test('without consent it neither loads nor queues a tap', async () => {
    const bench = createWatchBench(['interaction', 'idle'], { purpose: 'marketing', strict: true });
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.ports.becomeIdle();
    bench.button.click();
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(bench.blocks).toHaveLength(0);
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' });
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('whose purpose is allowed no longer is stopped, and is live again once it is allowed again', async () => {
    const bench = createWatchBench(['idle'], { purpose: 'analytics' });
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(true);
    await settle();
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
    expect(bench.state()).toBe('waiting');
    await settle();
    expect(bench.blocks).toHaveLength(1);
    bench.eventBus.publish('consent/choice', { revision: 2, choice: 'declined' });
    bench.eventBus.publish('consent/choice', { revision: 3, choice: 'accepted' });
    await settle();
    expect(bench.blocks).toHaveLength(2);
    expect(bench.blocks[1]?.stop.signal.aborted).toBe(false);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('live');
  });

  test('whose purpose is taken back while it loads lets the queued event through and is not live', async () => {
    const bench = createWatchBench(['interaction'], { purpose: 'analytics' });
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    expect(clicked).toHaveBeenCalledTimes(1);
    bench.settleLive(true);
    await settle();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
    expect(bench.state()).toBe('waiting');
  });

  test('whose purpose is taken back before the page is calm does not load', async () => {
    const bench = createWatchBench(['visible'], { purpose: 'analytics' });
    bench.ports.see(bench.element);
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test('that has failed stays failed, and one that is necessary stays live, whatever is declined', async () => {
    const failed = createWatchBench(['idle'], { purpose: 'analytics' });
    failed.ports.becomeIdle();
    await settle();
    failed.blocks[0]?.stop.abort();
    failed.settleLive(false);
    await settle();
    failed.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    expect(failed.state()).toBe('failed');

    const necessary = createWatchBench(['idle']);
    necessary.ports.becomeIdle();
    await settle();
    necessary.settleLive(true);
    await settle();
    necessary.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    expect(necessary.state()).toBe('live');
    expect(necessary.blocks[0]?.stop.signal.aborted).toBe(false);
  });

  test('waits for a visitor in a page rendered ahead, unless it is necessary', async () => {
    for (const [purpose, started] of [
      ['necessary', 1],
      ['analytics', 0],
    ] as const) {
      const bench = createWatchBench(['idle'], { purpose });
      bench.ports.renderAhead();
      bench.ports.becomeIdle();
      await settle();
      expect(bench.blocks).toHaveLength(started);
      bench.ports.activate();
      await settle();
      expect(bench.blocks).toHaveLength(1);
    }
  });

  test('that was declined before its visitor came does not load', async () => {
    const bench = createWatchBench(['idle'], { purpose: 'analytics' });
    bench.ports.renderAhead();
    bench.ports.becomeIdle();
    await settle();
    bench.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    bench.ports.activate();
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });
});
