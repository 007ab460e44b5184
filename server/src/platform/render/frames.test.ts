import fc from 'fast-check';
import { createFrameReader, createFrameWriter, decodeFrame, type Frame } from './frames';
import { packMessage, unpackMessage } from './pack-message';
import { packResults, unpackResults } from './pack-results';
import type { FromProcess, ToProcess } from './protocol';
import { renderJob, somePage } from './render-job.fixture';

const frames = fc.array(
  fc.record({ head: fc.jsonValue(), texts: fc.array(fc.string({ unit: 'binary', maxLength: 50 })) }),
  { maxLength: 5 },
);

/** As after encoding in UTF-8, which replaces lone surrogates. */
const written = ({ head, texts }: Frame): Frame => ({
  head: JSON.parse(JSON.stringify(head)) as unknown,
  texts: texts.map((one) => Buffer.from(one).toString()),
});

test('frames arrive as sent, in any pieces', () => {
  fc.assert(
    fc.property(frames, fc.integer({ min: 1, max: 40 }), (sent, size) => {
      const came: Frame[] = [];
      const read = createFrameReader((frame) => came.push(frame));
      const write = createFrameWriter();
      const all = Buffer.concat(sent.map((frame) => Buffer.from(write(frame))));
      for (let at = 0; at < all.length; at += size) read(all.subarray(at, at + size));
      expect(came).toEqual(sent.map(written));
    }),
  );
});

test('malformed frames are refused, and nothing is read beyond their end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (bytes) => {
      try {
        const found = decodeFrame(Buffer.from(bytes));
        expect(found?.length ?? 0).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});

test.each<[string, Frame]>([
  ['a head that is no list', { head: {}, texts: [] }],
  ['fewer texts than results', { head: [[true, 1]], texts: [] }],
  ['a result without a time', { head: [[true]], texts: [''] }],
  ['a time below nothing', { head: [[true, -1]], texts: [''] }],
])('an answer with %s is refused', (_, frame) => {
  expect(() => unpackResults(frame)).toThrow('none');
});

test('messages and answers survive packing, and jobs share what they shared', () => {
  const [one, other] = [somePage(), somePage()];
  const budget = { jobMs: 1, pageMs: 2 };
  const jobs = [
    renderJob('a', { context: one, budget }),
    renderJob('b', { context: one, budget }),
    renderJob('c', { context: other }),
  ];
  const message: ToProcess = { kind: 'render', jobs, spentMs: [1, 2, 3] };
  const again = unpackMessage(packMessage(message)) as typeof message;
  expect(again).toEqual(message);
  const [a, b, c] = again.jobs;
  expect([a?.context === b?.context, a?.budget === b?.budget, a?.context === c?.context]).toEqual([true, true, false]);
  const load: ToProcess = { kind: 'load', key: 'x@1', code: 'void "ż"' };
  expect(unpackMessage(packMessage(load))).toEqual(load);
  const results: FromProcess = [
    { result: { ok: true, output: '<p>ż</p>' }, usedMs: 1.5 },
    { result: { ok: false, message: '' }, usedMs: 0 },
  ];
  expect(unpackResults(packResults(results))).toEqual(results);
});
