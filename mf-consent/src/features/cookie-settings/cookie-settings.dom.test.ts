import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { config } from '../../config';
import { start } from './cookie-settings.effects';
import { examples } from './cookie-settings.example';
import { messages } from './cookie-settings.messages';
import { element } from './cookie-settings.view';

const hostOf = (isCookieBannerEnabled = true) => {
  const { context } = createFakeHost(messages);
  return createFakeHost(messages, {
    context: { cookieSettings: { ...context.cookieSettings, isCookieBannerEnabled } },
  });
};

test('requests the current page with the banner, without script', async () => {
  const form = showView(element(examples.whole, hostOf())).querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/api/consent/cookie-banner/question']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ return: '/about' });
  expect(form.querySelector('button')?.textContent).toBe('Cookie settings');
  expect(await axeFindings()).toEqual([]);
});

spec('CONS-02', 'is absent if the site never shows a banner', () => {
  expect(element(examples.whole, hostOf(false))).toBeNull();
});

/** A page with live cookie settings, and a banner in the given state, if any. */
function open(state?: 'loading' | 'live' | 'failed') {
  const host = hostOf();
  const root = showView(element(examples.whole, host));
  const banner = document.createElement('div');
  banner.dataset['feature'] = 'consent/cookie-banner';
  if (state) document.body.append(banner);
  banner.dataset['state'] = state;
  const forced: unknown[] = [];
  host.bus.on('consent/banner-forced').subscribe((payload) => forced.push(payload));
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  const sent = jest.spyOn(form, 'submit').mockImplementation();
  return {
    host,
    forced,
    sent,
    isBusy: () => form.getAttribute('aria-busy') === 'true',
    /** Returns true if the browser would navigate. */
    submit: () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    async become(next: 'live' | 'failed') {
      banner.dataset['state'] = next;
      await Promise.resolve();
    },
  };
}

afterEach(() => jest.useRealTimers());

spec('CONS-29', 'forces the banner to show because the visitor asked for it, until the feature stops', () => {
  const { forced, host, sent, submit } = open('live');
  expect(submit()).toBe(false);
  expect([forced, sent.mock.calls]).toEqual([[{ isRequested: true }], []]);
  host.end();
  expect(submit()).toBe(true);
  expect(forced).toHaveLength(1);
});

test.each([undefined, 'failed'] as const)('requests the page if its banner is %p', (state) => {
  const { forced, submit } = open(state);
  expect([submit(), forced]).toEqual([true, []]);
});

test('waits for a banner that is loading, and indicates it', async () => {
  const { become, forced, isBusy, sent, submit } = open('loading');
  expect([submit(), isBusy()]).toEqual([false, true]);
  await become('live');
  expect([submit(), isBusy(), sent.mock.calls, forced.length]).toEqual([false, false, [], 2]);
});

test('navigates if the visitor clicks again while the banner is loading', () => {
  const { submit } = open('loading');
  expect([submit(), submit()]).toEqual([false, true]);
});

test.each([
  ['fails', (page: ReturnType<typeof open>) => page.become('failed')],
  ['does not come', () => jest.advanceTimersByTimeAsync(config.bannerBudgetMs.default)],
])('requests the page once, and only online, if a loading banner %s', async (_, happen) => {
  jest.useFakeTimers();
  const page = open('loading');
  page.submit();
  expect(page.sent).not.toHaveBeenCalled();
  await happen(page);
  expect([page.isBusy(), page.sent.mock.calls.length]).toEqual([false, 1]);
  await jest.advanceTimersByTimeAsync(config.bannerBudgetMs.default);
  expect(page.sent).toHaveBeenCalledTimes(1);
  const unconnected = open('loading');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  unconnected.submit();
  await happen(unconnected);
  jest.restoreAllMocks();
  expect([unconnected.isBusy(), unconnected.sent.mock.calls.length]).toEqual([false, 0]);
});

test('requests nothing after the visitor has left the page', async () => {
  jest.useFakeTimers();
  const { isBusy, sent, submit } = open('loading');
  submit();
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(config.bannerBudgetMs.default);
  expect([isBusy(), sent.mock.calls]).toEqual([false, []]);
});
