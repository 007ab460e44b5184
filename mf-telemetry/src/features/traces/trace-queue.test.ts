import type { Trace } from 'shared-types/telemetry/traces';
import { spec } from '../../../../tools/testing/spec';
import { createTraceQueue } from './trace-queue';

const trace = (text: string): Trace => ({ pageUrl: 'http://shop.test/', type: 'mark', data: { atMs: 1, text } });
const textsOf = (traces: readonly Trace[]) => traces.map(({ type, data }) => `${type} ${data.text}`);

function open() {
  const sent: string[][] = [];
  const held: string[][] = [];
  const waits: { readonly callback: () => void; readonly ms: number }[] = [];
  const queue = createTraceQueue({
    send: (traces) => void sent.push(textsOf(traces)),
    hold: (traces) => void held.push(textsOf(traces)),
    wait: (callback, ms) => void waits.push({ callback, ms }),
  });
  return { sent, held, waits, queue };
}

spec('TRACE-02', 'traces wait 30 seconds for others, and are kept meanwhile', () => {
  const { sent, held, waits, queue } = open();
  queue.add(trace('a'));
  queue.add(trace('b'));
  expect([sent, held]).toEqual([[], [['mark a'], ['mark a', 'mark b']]]);
  expect(waits.map(({ ms }) => ms)).toEqual([30_000, 30_000]);
  waits[0]?.callback();
  expect(sent).toEqual([['mark a', 'mark b']]);
  waits[1]?.callback();
  expect(sent).toHaveLength(1);
});

test('what one call can carry is sent at once, and a page that never stops is counted out', () => {
  const { sent, queue } = open();
  for (let count = 1; count <= 1000; count += 1) queue.add(trace(String(count)));
  queue.flush();
  const all = sent.flat();
  expect(all.filter((text) => text.startsWith('mark'))).toHaveLength(300);
  expect(sent.every((call) => call.length <= 50)).toBe(true);
  expect(all.filter((text) => text.startsWith('dropped'))).toEqual(['dropped 700']);
  queue.flush();
  expect(sent.flat()).toHaveLength(301);
});
