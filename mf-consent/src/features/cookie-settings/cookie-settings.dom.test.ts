import type { FailureStage } from 'shared-types/events';
import type { FeatureId } from 'shared-types/remote';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './cookie-settings.effects';
import { examples } from './cookie-settings.example';
import { strings } from './cookie-settings.strings';
import { element } from './cookie-settings.view';

const hostOf = (isCookieBannerEnabled = true) => {
  const { context } = createFakeHost(strings);
  return createFakeHost(strings, { context: { cookieSettings: { ...context.cookieSettings, isCookieBannerEnabled } } });
};

test('asks without script for the page it stands on, with the banner', async () => {
  const form = showView(element(examples.whole, hostOf())).querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/api/consent/cookie-banner/question']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ return: '/about' });
  expect(form.querySelector('button')?.textContent).toBe('Cookie settings');
  expect(await axeFindings()).toEqual([]);
});

spec('CONS-02', 'is not there where the site never asks', () => {
  expect(element(examples.whole, hostOf(false))).toBeNull();
});

/** A page with the settings live, and a banner in this state, if any. */
function open(banner?: 'waiting' | 'loading' | 'failed') {
  const host = hostOf();
  const root = showView(element(examples.whole, host));
  if (banner)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-feature="consent/cookie-banner" data-state="${banner}"></div>`,
    );
  const forced: unknown[] = [];
  host.bus.on('consent/banner-forced').subscribe((payload) => forced.push(payload));
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  const sent = jest.spyOn(form, 'submit').mockImplementation();
  return {
    host,
    forced,
    sent,
    /** True where the browser asks for the page. */
    submit: () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    fail: (stage: FailureStage, feature: FeatureId = 'consent/cookie-banner') =>
      host.bus.send('site/feature-failed', { feature, remote: 'mf-consent', version: '1', stage, message: 'no' }),
  };
}

spec('CONS-29', 'forces the banner to show because the visitor asks, until it stops', () => {
  const { forced, host, sent, submit } = open('waiting');
  expect(submit()).toBe(false);
  expect([forced, sent.mock.calls]).toEqual([[{ isAsked: true }], []]);
  host.end();
  expect(submit()).toBe(true);
  expect(forced).toHaveLength(1);
});

test.each([undefined, 'failed'] as const)('asks for the page where its banner is %p', (state) => {
  const { forced, submit } = open(state);
  expect([submit(), forced]).toEqual([true, []]);
});

test('asks for the page once a banner that was asked for fails on its way, and for nothing else that fails', () => {
  const { fail, sent, submit } = open('loading');
  fail('feature');
  submit();
  fail('listener');
  fail('feature', 'consent/cookie-settings');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fail('entry');
  expect(sent).not.toHaveBeenCalled();
  line.mockRestore();
  fail('entry');
  expect(sent).toHaveBeenCalledTimes(1);
});
