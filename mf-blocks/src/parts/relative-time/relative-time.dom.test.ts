import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { messages } from '../../features/countdown/countdown.messages';
import { messages as polish } from '../../features/countdown/countdown.messages.pl';
import { relativeText, type RelativeWords } from './relative-text';
import { startRelativeTime } from './relative-time.effects';

const DAY_S = 86_400;
const english = { locale: 'en-US', text: createFakeHost(messages).text };
const polishWords = { locale: 'pl', text: createFakeHost(polish, { context: { locale: 'pl' } }).text };
const ago = (seconds: number, words: RelativeWords = english) => relativeText(seconds * 1000, words);

spec('RTIME-02', 'at 0 s the text is "just now"', () => {
  expect([0, 0.4, 0.999, -0.5].map((seconds) => ago(seconds))).toEqual(Array(4).fill('just now'));
});

spec('RTIME-03', 'under 60 s the text is "about {secondsDifference} seconds ago"', () => {
  expect([1, 30, 59.9].map((seconds) => ago(seconds))).toEqual([
    'about 1 seconds ago',
    'about 30 seconds ago',
    'about 59 seconds ago',
  ]);
});

spec('RTIME-04', 'from 60 s on it is in whole minutes, hours and days, and from a week on the date', () => {
  expect([60, 119, 3599, 3600, DAY_S - 1, DAY_S, 7 * DAY_S - 1].map((seconds) => ago(seconds))).toEqual([
    '1 minute ago',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '6 days ago',
  ]);
  expect(ago(7 * DAY_S)).toBeUndefined();
  expect([-1, -90, -7200].map((seconds) => ago(seconds))).toEqual(['in 1 second', 'in 1 minute', 'in 2 hours']);
});

spec('RTIME-04', 'every language has its own words for it', () => {
  expect([0, 1, 22, 50, 300].map((seconds) => ago(seconds, polishWords))).toEqual([
    'przed chwilą',
    'około 1 sekundę temu',
    'około 22 sekundy temu',
    'około 50 sekund temu',
    '5 minut temu',
  ]);
});

test('no difference of less than a week is without a text, and no text is of more than the difference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 * DAY_S - 1 }), (seconds) => {
      const [, count = '', unit = ''] = /(\d+) (second|minute|hour|day)/.exec(ago(seconds) ?? '') ?? [];
      const length = { second: 1, minute: 60, hour: 3600, day: DAY_S }[unit] ?? 0;
      expect(Number(count) * length).toBeLessThanOrEqual(seconds);
      expect((Number(count) + 1) * length).toBeGreaterThan(seconds);
    }),
  );
});

describe('in the page', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2027, 0, 1, 12) }));
  afterEach(() => jest.useRealTimers());

  const open = (dateTime: string) => {
    document.body.innerHTML = `<time datetime="${dateTime}">1 January</time>`;
    const element = document.querySelector('time')!;
    const stopping = new AbortController();
    startRelativeTime(element, { ...english, stop: stopping.signal });
    return { element, end: () => stopping.abort() };
  };

  spec('RTIME-01', 'refreshes every 5 s', () => {
    const { element, end } = open('2027-01-01T12:00:00Z');
    const seen = [element.textContent];
    for (const ms of [4999, 1, 4999, 1]) {
      jest.advanceTimersByTime(ms);
      seen.push(element.textContent);
    }
    expect(seen).toEqual([
      'just now',
      'just now',
      'about 5 seconds ago',
      'about 5 seconds ago',
      'about 10 seconds ago',
    ]);
    end();
    expect([element.textContent, jest.getTimerCount()]).toEqual(['1 January', 0]);
  });

  test('leaves a date that is long past, and one it cannot read', () => {
    expect(open('2026-01-01T12:00:00Z').element.textContent).toBe('1 January');
    jest.clearAllTimers();
    expect([open('soon').element.textContent, jest.getTimerCount()]).toEqual(['1 January', 0]);
  });
});
