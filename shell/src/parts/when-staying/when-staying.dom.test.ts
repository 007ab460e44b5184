import { createFakePorts } from '../../ports/ports.fixture';
import { whenStaying } from './when-staying';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the page stays where it comes back, or where it has not left in time; the end of the page ends the wait', async () => {
  for (const becomes of ['back', 'late', 'stopped'] as const) {
    const ports = createFakePorts();
    const stop = new AbortController();
    const stays = jest.fn();
    void whenStaying({ config: { leaveBudgetMs: 1000 }, ports, stop: stop.signal }).then(stays);
    if (becomes === 'back') ports.comeBack();
    if (becomes === 'stopped') stop.abort();
    await jest.advanceTimersByTimeAsync(becomes === 'late' ? 1000 : 999);
    expect([becomes, stays.mock.calls]).toEqual([becomes, becomes === 'stopped' ? [] : [[becomes === 'back']]]);
    stop.abort();
    expect(jest.getTimerCount()).toBe(0);
  }
});
