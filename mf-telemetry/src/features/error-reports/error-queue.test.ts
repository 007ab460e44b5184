import fc from 'fast-check';
import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { spec } from '../../../../tools/testing/spec';
import { createErrorQueue } from './error-queue';

function createBench() {
  const calls: string[][] = [];
  const held: string[][] = [];
  const times: number[] = [];
  let due: (() => void) | undefined;
  const queue = createErrorQueue({
    send: (reports) => calls.push(reports.map(({ data }) => data.message)),
    hold: (reports) => held.push(reports.map(({ data }) => data.message)),
    debounce(callback, ms) {
      times.push(ms);
      due = callback;
    },
  });
  return { queue, calls, held, times, settle: () => due?.() };
}

const report = (message: string): JavascriptErrorReport => ({
  event: 'error',
  timestamp: 1,
  data: { websiteId: 'w', templateId: 'colonnade', url: '/', userAgent: 'a', app: 'page', message },
});

spec('ERRREP-05', 'waits 1000 ms for others, and sends them together', () => {
  const { queue, calls, times, settle } = createBench();
  queue.add(report('one'));
  queue.add(report('two'));
  expect(calls).toEqual([]);
  settle();
  expect(calls).toEqual([['one', 'two']]);
  expect(new Set(times)).toEqual(new Set([1000]));
});

spec(['ERRREP-08', 'ERRREP-09'], 'holds ten; what comes while it is full is counted and told', () => {
  const { queue, calls, settle } = createBench();
  for (let index = 1; index <= 13; index += 1) queue.add(report(String(index)));
  settle();
  expect(calls).toEqual([['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Errors that were not reported: 3']]);
});

spec('ERRREP-07', 'sends at most 20 reports a page, the last of which says how many are missing', () => {
  const { queue, calls, settle } = createBench();
  for (let index = 1; index <= 50; index += 1) {
    queue.add(report(String(index)));
    settle();
  }
  const sent = calls.flat();
  expect(sent).toHaveLength(20);
  expect(sent.at(-1)).toBe('Errors that were not reported: 1');
});

spec(['ERRREP-07', 'ERRREP-08'], 'keeps both limits whatever happens, and sends nothing twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('error', 'error', 'error', 'pause'), { maxLength: 120 }), (story) => {
      const { queue, calls, settle } = createBench();
      story.forEach((step, index) => (step === 'error' ? queue.add(report(`e${index}`)) : settle()));
      queue.flush();
      const sent = calls.flat();
      const errors = sent.filter((message) => message.startsWith('e'));
      expect(sent.length).toBeLessThanOrEqual(20);
      expect(calls.every((call) => call.filter((message) => message.startsWith('e')).length <= 10)).toBe(true);
      expect(new Set(errors).size).toBe(errors.length);
    }),
  );
});

test('what is held in case the page dies is how the next call begins', () => {
  const { queue, calls, held, settle } = createBench();
  for (let index = 1; index <= 12; index += 1) queue.add(report(String(index)));
  settle();
  expect(held).toHaveLength(10);
  for (const messages of held) expect(calls[0]?.slice(0, messages.length)).toEqual(messages);
});

test('sends nothing where nothing waits', () => {
  const { queue, calls } = createBench();
  queue.flush();
  expect(calls).toEqual([]);
});
