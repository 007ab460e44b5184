import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import type { Call } from '../delivery/call';
import { createRecordQueue, type QueueRules } from './record-queue.effects';

type Rules = Omit<QueueRules<string>, 'calls' | 'dropped'>;

/** Rules like those of errors and of traces. */
const RENEWED: Rules = { room: 10, perPage: 20, waitMs: 1000, isRenewed: true };
const PATIENT: Rules = { room: 49, perPage: 300, waitMs: 30_000 };

function open(rules: Rules) {
  const sent: string[][] = [];
  const held: string[][] = [];
  let flush = () => undefined as void;
  const read = (calls: readonly Call[]) => calls.map(({ body }) => JSON.parse(body) as string[]).flat();
  const add = createRecordQueue<string>(
    {
      send: (...calls) => void sent.push(read(calls)),
      hold: (...calls) => void held.push(read(calls)),
      beforeLeaving: (take) => void (flush = take),
    },
    {
      ...rules,
      calls: (texts) => [{ path: '/', format: 'json', body: JSON.stringify(texts), records: texts.length }],
      dropped: (latest, count) => `dropped ${count}, ${latest} last`,
    },
  );
  return { add, sent, held, leave: () => flush() };
}

const addMany = (add: (text: string) => void, count: number) => {
  for (let at = 1; at <= count; at += 1) add(String(at));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

spec('ERRREP-05', 'waits until no record has come for the given time, and sends all of them together', () => {
  const { add, sent } = open(RENEWED);
  add('one');
  jest.advanceTimersByTime(999);
  add('two');
  jest.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([['one', 'two']]);
});

spec('TRACE-02', 'or waits from the first one on, however many come', () => {
  const { add, sent } = open(PATIENT);
  for (const text of ['a', 'b', 'c']) {
    add(text);
    jest.advanceTimersByTime(10_000);
  }
  expect(sent).toEqual([['a', 'b', 'c']]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

spec(
  ['ERRREP-08', 'ERRREP-09'],
  'holds ten: the tenth record sends all of them at once, and the next records wait',
  () => {
    const { add, sent } = open(RENEWED);
    addMany(add, 13);
    expect(sent.map(({ length }) => length)).toEqual([10]);
    jest.advanceTimersByTime(1000);
    expect(sent.map(({ length }) => length)).toEqual([10, 3]);
  },
);

spec('ERRREP-07', 'sends at most 20 of a page, the last of which reports how many are missing', () => {
  const { add, sent, leave } = open(RENEWED);
  addMany(add, 50);
  leave();
  addMany(add, 5);
  leave();
  expect(sent.flat()).toHaveLength(20);
  expect(sent.flat().at(-1)).toBe('dropped 31, 50 last');
});

test('sends at once what one call can carry, until a page that never stops reaches its maximum', () => {
  const { add, sent, leave } = open(PATIENT);
  addMany(add, 1000);
  leave();
  expect(sent.flat()).toHaveLength(300);
  expect(sent.every(({ length }) => length <= 50)).toBe(true);
  expect(sent.flat().at(-1)).toBe('dropped 701, 1000 last');
});

test('a held call is the beginning of the call that is sent later', () => {
  const { add, sent, held } = open(RENEWED);
  addMany(add, 9);
  jest.advanceTimersByTime(1000);
  expect(held).toHaveLength(9);
  for (const texts of held) expect(sent[0]?.slice(0, texts.length)).toEqual(texts);
});

test('sends nothing if nothing waits', () => {
  const { sent, leave } = open(RENEWED);
  leave();
  expect(sent).toEqual([]);
});

spec(['ERRREP-07', 'ERRREP-08'], 'keeps both limits under any sequence, and sends nothing twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('add', 'add', 'add', 'pause', 'leave'), { maxLength: 120 }), (story) => {
      const { add, sent, leave } = open(RENEWED);
      story.forEach((step, index) => {
        if (step === 'add') add(`e${index}`);
        else if (step === 'leave') leave();
        else jest.advanceTimersByTime(1000);
      });
      leave();
      const all = sent.flat();
      const own = all.filter((text) => text.startsWith('e'));
      expect(all.length).toBeLessThanOrEqual(20);
      expect(sent.every((call) => call.filter((text) => text.startsWith('e')).length <= 10)).toBe(true);
      expect(own).toEqual([...new Set(own)]);
      expect(own).toHaveLength(Math.min(19, story.filter((step) => step === 'add').length));
    }),
  );
});
