import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { copiesFor, segmentWidth, waveHeight, wavePath } from './wave-path';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const wave = fc.record({
  width: fc.integer({ min: 0, max: 5000 }),
  height: fc.integer({ min: 0, max: 500 }),
  fontSize: fc.integer({ min: 8, max: 120 }),
  waveFrequency: percent,
  waveIntensity: percent,
});

spec('MARQ-05', 'a path segment is from 250 to 1000 wide, and shorter where waves are more frequent', () => {
  expect([0, 50, 100].map(segmentWidth)).toEqual([1000, 625, 250]);
  fc.assert(
    fc.property(percent, percent, (one, other) => {
      expect(segmentWidth(one)).toBeGreaterThanOrEqual(250);
      expect(segmentWidth(one)).toBeLessThanOrEqual(1000);
      if (one < other) expect(segmentWidth(one)).toBeGreaterThanOrEqual(segmentWidth(other));
    }),
  );
});

spec('MARQ-04', 'a block narrower than 50 has the path of one that is 50 wide', () => {
  const narrow = { width: 0, height: 60, fontSize: 20, waveFrequency: 100, waveIntensity: 50 };
  expect(wavePath(narrow)).toBe(wavePath({ ...narrow, width: 50 }));
});

spec('MARQ-01', 'waves are as high as the owner wants, and a straight line where they have no height', () => {
  expect([0, 50, 100].map(waveHeight)).toEqual([0, 1, 2]);
  const straight = { width: 400, height: 60, fontSize: 20, waveFrequency: 0, waveIntensity: 0 };
  expect(wavePath(straight)).toBe('M-1000 37q250 0 500 0t500 0t500 0t500 0t500 0t500 0');
  expect(wavePath({ ...straight, waveIntensity: 50 })).toContain('q250 -40 500 0');
});

test('a path reaches from one segment before the block to at least one after it', () => {
  fc.assert(
    fc.property(wave, (one) => {
      const [, from = ''] = /^M(\S+) /.exec(wavePath(one)) ?? [];
      const steps = [...wavePath(one).matchAll(/(?:q\S+ \S+ |t)([\d.e-]+) 0/g)].map(([, step]) => Number(step));
      const end = steps.reduce((sum, step) => sum + step, Number(from));
      expect(Number(from)).toBeCloseTo(-segmentWidth(one.waveFrequency));
      expect(end).toBeGreaterThanOrEqual(one.width + segmentWidth(one.waveFrequency) - 0.01);
    }),
  );
});

test('copies fill the path wherever they have moved to', () => {
  const length = fc.double({ min: 1, max: 9000, noNaN: true });
  fc.assert(
    fc.property(length, length, (text, path) => {
      const whole = (copiesFor(text, path) - 1) * text;
      expect(whole).toBeGreaterThanOrEqual(path - 0.01);
      expect(whole).toBeLessThan(path + text + 0.01);
    }),
  );
});
