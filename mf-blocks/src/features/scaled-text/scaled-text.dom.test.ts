import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { emWidth } from './em-width';
import { start } from './scaled-text.effects';
import { examples } from './scaled-text.example';
import { element } from './scaled-text.view';

const show = (settings: unknown) =>
  showView(element({ ...examples.plain, block: { ...examples.plain.block, settings } }));
const sizeOf = (settings: unknown) => show(settings).querySelector('.blocks-scaled-text > div')?.getAttribute('style');

spec(['TEXT-03', 'PLAT-08'], 'is as large as its column allows, and 13 px at least', async () => {
  expect(sizeOf({ text: 'nnnnn', largest: 48 })).toBe('font-size:max(13px, 0.8125rem, min(calc(100cqi / 3), 3rem))');
  expect(sizeOf({ text: 'nnnnn' })).toContain('min(calc(100cqi / 3), 6rem)');
  expect(show({ text: 'Hello', headingLevel: 0 }).querySelector('p')?.textContent).toBe('Hello');
  expect(show({ text: 'Hello' }).querySelector('h2')?.textContent).toBe('Hello');
  expect(await axeFindings()).toEqual([]);
});

test('knows about how wide letters are: wide ones, narrow ones, marks and pictures', () => {
  expect([emWidth('nn'), emWidth('ii'), emWidth('MM'), emWidth('器器')].map((width) => width.toFixed(2))).toEqual([
    '1.20',
    '1.00',
    '1.90',
    '2.10',
  ]);
  expect(emWidth('e\u0301'.repeat(5))).toBeCloseTo(emWidth('eeeee'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(emWidth(one + other)).toBeGreaterThanOrEqual(Math.max(emWidth(one), emWidth(other)) - 0.001);
    }),
  );
});

spec('TEXT-01', 'its script makes it smaller where it takes more than a line, and nothing below it moves', () => {
  const notify: (() => void)[] = [];
  class FollowedSize {
    constructor(private readonly callback: () => void) {}
    observe = () => void notify.push(this.callback);
    disconnect = () => void notify.splice(notify.indexOf(this.callback), 1);
  }
  Object.assign(globalThis, { ResizeObserver: FollowedSize });
  const root = show({ text: 'Hello' });
  const served = root.innerHTML;
  const line = root.querySelector<HTMLElement>('h2')!;
  let offsetWidth = 600;
  Object.defineProperties(line, {
    offsetHeight: { value: 120 },
    offsetWidth: { get: () => offsetWidth },
    clientWidth: { value: 600 },
    scrollWidth: { value: 1200 },
  });
  line.style.setProperty('font-size', '60px');
  const host = createFakeHost({});
  start(root, host);
  expect([line.style.minBlockSize, line.style.whiteSpace]).toEqual(['120px', expect.any(String)]);
  for (const one of [...notify]) one();
  expect(line.style.minBlockSize).toBe('120px');
  offsetWidth = 500;
  for (const one of [...notify]) one();
  expect(line.style.minBlockSize).toBe('');
  host.end();
  line.removeAttribute('style');
  expect([root.innerHTML, notify]).toEqual([served, []]);
});

test.each([
  ['The setting “text” must be text that is not empty.', {}],
  ['The setting “headingLevel” must be one of 2, 0, 1, 3.', { text: 'a', headingLevel: 4 }],
  ['The setting “largest” must be a number from 24 to 240.', { text: 'a', largest: 1000 }],
  ['The setting “align” must be one of start, center, end.', { text: 'a', align: 'left' }],
])('refuses with “%s”', (message, settings) => {
  expect(() => show(settings)).toThrow(message);
});
