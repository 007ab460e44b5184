import { BREAKPOINT } from 'shared-types/site/limits';
import { spec } from '../../../../tools/testing/spec';
import { openSettings } from './cookie-settings.fixture';
import { messages } from './cookie-settings.messages';

const WIDE_PX = 1024;
afterEach(() => Object.assign(window, { innerWidth: WIDE_PX }));

spec(['CONS-29', 'CONS-30'], 'from the first change on, the page’s own banner shows the values of the form', () => {
  const { sentOf, set } = openSettings();
  expect(sentOf('consent/')).toEqual([]);
  set('cookieBannerTheme', 'LIGHT');
  set('cookieBannerText', 'Hello');
  const forced = sentOf('consent/banner-forced').map(([, payload]) => payload);
  expect(forced).toHaveLength(2);
  expect(forced[1]).toEqual({
    isPreview: true,
    cookieBannerText: 'Hello',
    cookieBannerCtaText: 'Fine',
    cookieBannerOptOutCtaText: 'No, thanks',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerAcceptType: 'OPT_IN',
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: false,
    isRestrictiveCookiePolicyAbsolute: false,
    isVisitorDataRestricted: false,
  });
});

spec(['CONS-33', 'CONS-34'], 'settings that the form shows inverted are inverted back', () => {
  const { sentOf, set } = openSettings();
  set('isActivityLogEnabled', false);
  set('isAnalyticsCookiesDisabled', true);
  expect(sentOf('consent/banner-forced').at(-1)?.[1]).toMatchObject({
    isVisitorDataRestricted: true,
    isRestrictiveCookiePolicyEnabled: true,
  });
});

spec('CONS-31', 'the button shows and hides the preview; once hidden, it does not return by itself', () => {
  const { find, sentOf, set, host } = openSettings();
  const button = find('[data-show]');
  expect(button.hidden).toBe(false);
  button.click();
  expect([button.getAttribute('aria-pressed'), find('[data-show-note]').textContent]).toEqual(['true', messages.shown]);
  expect(host.announced).toEqual([messages.shown]);
  button.click();
  set('cookieBannerTheme', 'LIGHT');
  expect(sentOf('consent/').map(([event]) => event)).toEqual(['consent/banner-forced', 'consent/banner-unforced']);
  expect([button.getAttribute('aria-pressed'), find('[data-show-note]').hidden]).toEqual(['false', true]);
});

test('on a phone it waits for the button, so that it does not cover the field in use', () => {
  Object.assign(window, { innerWidth: BREAKPOINT.mobileMaxPx });
  const { sentOf, set, find } = openSettings();
  set('cookieBannerText', 'Hello');
  expect(sentOf('consent/')).toEqual([]);
  find('[data-show]').click();
  expect(sentOf('consent/')).toHaveLength(1);
});

spec('CONS-02', 'a disabled banner is unforced, and the page says that there is none', () => {
  const { sentOf, set, find } = openSettings();
  set('cookieBannerTheme', 'LIGHT');
  set('isCookieBannerEnabled', false);
  expect(sentOf('consent/').at(-1)?.[0]).toBe('consent/banner-unforced');
  expect(find('[data-show-note]').textContent).toBe(messages.notShown);
  set('isCookieBannerEnabled', true);
  expect(sentOf('consent/').at(-1)?.[0]).toBe('consent/banner-forced');
});

test('leaving the page ends the preview, also for other pages of the admin area', () => {
  const untouched = openSettings();
  const { sentOf, set } = openSettings();
  set('cookieBannerTheme', 'LIGHT');
  const other = openSettings();
  other.set('cookieBannerTheme', 'LIGHT');
  other.host.end();
  window.dispatchEvent(new Event('pagehide'));
  expect(sentOf('consent/').at(-1)?.[0]).toBe('consent/banner-unforced');
  expect(other.sentOf('consent/').at(-1)?.[0]).toBe('consent/banner-forced');
  expect(untouched.sentOf('consent/')).toEqual([]);
});

test('if the banner has failed, the page says that it cannot be shown', () => {
  const { find } = openSettings();
  for (const banner of document.querySelectorAll<HTMLElement>('[data-feature="consent/cookie-banner"]'))
    banner.dataset.state = 'failed';
  find('[data-show]').click();
  expect(find('[data-show-note]').textContent).toBe(messages.noBanner);
});
