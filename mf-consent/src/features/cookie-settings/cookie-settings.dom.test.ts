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

spec('CONS-29', 'forces the banner to show because the visitor asks, until it stops', () => {
  const host = hostOf();
  const root = showView(element(examples.whole, host));
  start(root, host);
  const forced: unknown[] = [];
  host.bus.on('consent/banner-forced').subscribe((payload) => forced.push(payload));
  const form = root.querySelector('form') as HTMLFormElement;
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  expect(forced).toEqual([{ isAsked: true }]);
  host.end();
  expect(submit()).toBe(true);
  expect(forced).toHaveLength(1);
});
