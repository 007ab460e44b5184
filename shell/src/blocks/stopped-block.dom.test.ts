import { spec } from '../../../tools/testing/spec';
import { createWatchBench, settle } from './watch-block.fixture';

const OURS = 'mf-blocks';

describe('a watched block whose remote ops have stopped', () => {
  spec('PLAT-03', 'is stopped, waits, and is live again once the remote may run again', async () => {
    const bench = createWatchBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(true);
    await settle();
    bench.eventBus.publish('site/release', { revision: 1, stopped: ['mf-forms'] });
    expect([bench.state(), bench.blocks[0]?.stop.signal.aborted]).toEqual(['live', false]);
    bench.eventBus.publish('site/release', { revision: 2, stopped: [OURS] });
    expect([bench.state(), bench.blocks[0]?.stop.signal.aborted]).toEqual(['waiting', true]);
    await settle();
    expect(bench.blocks).toHaveLength(1);
    bench.eventBus.publish('site/release', { revision: 3, stopped: [] });
    await settle();
    expect(bench.blocks).toHaveLength(2);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('live');
  });

  spec('PLAT-05', 'that is stopped while it loads lets the queued event through, and queues no other', async () => {
    const bench = createWatchBench(['interaction']);
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    bench.eventBus.publish('site/release', { revision: 1, stopped: [OURS] });
    expect(clicked).toHaveBeenCalledTimes(1);
    bench.button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('waiting');
  });

  spec(
    'PLAT-03',
    'does not load where it was stopped before anything started it, whatever is allowed meanwhile',
    async () => {
      const bench = createWatchBench(['idle'], { purpose: 'analytics', strict: true });
      bench.eventBus.publish('site/release', { revision: 1, stopped: [OURS] });
      bench.ports.becomeIdle();
      await settle();
      bench.eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' });
      await settle();
      expect(bench.blocks).toHaveLength(0);
      bench.eventBus.publish('site/release', { revision: 2, stopped: [] });
      await settle();
      expect(bench.blocks).toHaveLength(1);
    },
  );
});
