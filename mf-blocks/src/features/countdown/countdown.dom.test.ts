import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './countdown.effects';
import { examples } from './countdown.example';
import { messages } from './countdown.messages';
import { element } from './countdown.view';
import { TIME_UNITS, timeLeft } from './time-left';

const UNTIL = Date.UTC(2027, 0, 3, 12);
const DAY_MS = 86_400_000;
const show = (settings: unknown) => {
  const host = createFakeHost(messages);
  const { block } = examples.ahead;
  return { host, root: showView(element({ data: {}, block: { ...block, settings } }, host)) };
};

spec('PLAT-08', 'without script it is the moment, in the owner’s time zone', async () => {
  const host = createFakeHost(messages);
  const root = showView(element(examples.ahead, host));
  expect(root.querySelector('h2')?.textContent).toBe('The next firing');
  const time = root.querySelector('time');
  expect([time?.textContent.replaceAll('\u202f', ' '), time?.dateTime]).toEqual([
    'Friday, December 31, 2049 at 6:00 PM PST',
    '2050-01-01T02:00:00.000Z',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('a moment that cannot be read leaves the heading alone', () => {
  const root = showView(element(examples.unreadable, createFakeHost(messages)));
  expect(root.textContent).toBe('Soon');
});

describe('in the page', () => {
  beforeEach(() => jest.useFakeTimers({ now: UNTIL - 2 * DAY_MS }));
  afterEach(() => jest.useRealTimers());

  const open = (more: object = {}) => {
    const { host, root } = show({ until: '2027-01-03 12:00', afterText: 'Open.', ...more });
    const served = root.innerHTML;
    start(root, host);
    const stage = root.querySelector<HTMLElement>('[data-countdown]')!;
    return {
      host,
      root,
      served,
      clock: () => stage.querySelector('[role=timer]')?.textContent.replaceAll(/\s+/g, ' ').trim(),
      is: () => stage.dataset['countdownIs'],
      since: () => stage.querySelector('[data-countdown-since]')?.textContent.trim(),
    };
  };

  test('counts down second by second, with the right words', () => {
    const { clock, is } = open();
    expect([clock(), is()]).toEqual(['2 days 0 hours 0 minutes 0 seconds', 'running']);
    jest.advanceTimersByTime(999);
    expect(clock()).toBe('2 days 0 hours 0 minutes 0 seconds');
    jest.advanceTimersByTime(1);
    expect(clock()).toBe('1 day 23 hours 59 minutes 59 seconds');
    // A sleeping computer fires no timers.
    jest.setSystemTime(UNTIL - 3_662_000);
    jest.advanceTimersByTime(1000);
    expect(clock()).toBe('0 days 1 hour 1 minute 1 second');
  });

  spec(['RTIME-01', 'RTIME-02', 'RTIME-03'], 'once the moment has passed it says so, and how long ago that was', () => {
    jest.setSystemTime(UNTIL - 2500);
    const { is, since, clock } = open({ showSince: true });
    jest.advanceTimersByTime(2499);
    expect([is(), clock()]).toEqual(['running', '0 days 0 hours 0 minutes 1 second']);
    jest.advanceTimersByTime(1);
    expect([is(), since()]).toEqual(['over', 'just now']);
    jest.advanceTimersByTime(5000);
    expect(since()).toBe('about 5 seconds ago');
  });

  test('does not start to count where the moment has long passed', () => {
    jest.setSystemTime(UNTIL + 30 * DAY_MS);
    const { is, since } = open({ showSince: true });
    expect([is(), since()?.replaceAll('\u202f', ' ')]).toEqual(['over', 'Sunday, January 3, 2027 at 12:00 PM UTC']);
  });

  test('leaves the page as it was served once it stops, whether it counts or is over', () => {
    for (const ms of [2500, 9000]) {
      jest.setSystemTime(UNTIL - 5000);
      const { host, root, served } = open({ showSince: true });
      jest.advanceTimersByTime(ms);
      host.end();
      expect([root.innerHTML, jest.getTimerCount()]).toEqual([served, 0]);
    }
  });

  test('writes a number only when it changes', async () => {
    const { root } = open();
    const changed: string[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({ target }) => (target as HTMLElement).dataset['countdownNumber'] ?? '')),
    );
    jest.advanceTimersByTime(1000);
    observer.observe(root, { childList: true, subtree: true });
    jest.advanceTimersByTime(1000);
    await Promise.resolve();
    expect(changed).toEqual(['seconds']);
    observer.disconnect();
  });
});

test('what is left is whole, and together the whole time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY_MS, max: 900 * DAY_MS }), (ms) => {
      const left = timeLeft(ms);
      const sum = (Object.keys(TIME_UNITS) as (keyof typeof TIME_UNITS)[]).map((unit) => left[unit] * TIME_UNITS[unit]);
      expect(sum.reduce((all, one) => all + one)).toBe(Math.max(0, Math.ceil(ms / 1000)));
      expect([left.hours < 24, left.minutes < 60, left.seconds < 60]).toEqual([true, true, true]);
    }),
  );
});

test.each([
  ['The setting “until” must be text that is not empty.', {}],
  ['The setting “until” must be text.', { until: 5 }],
  ['The setting “timeZone” must be text.', { until: 'x', timeZone: 1 }],
  ['The setting “headingLevel” must be one of 2, 3.', { until: 'x', headingLevel: 1 }],
  ['The setting “showSince” must be true or false.', { until: 'x', showSince: 'yes' }],
  ['The setting “afterText” must be text.', { until: 'x', afterText: [] }],
])('refuses with “%s”', (message, settings) => {
  expect(() => show(settings)).toThrow(message);
});
