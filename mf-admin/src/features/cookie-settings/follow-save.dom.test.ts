import { spec } from '../../../../tools/testing/spec';
import { openSettings } from './cookie-settings.fixture';
import { isUnsaved } from '../../parts/settings-form/unsaved-values';

const field = (form: HTMLFormElement, name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;

spec(['BUS-01', 'BUS-02'], 'reports when a save starts, when it ends and how', async () => {
  const { save, sentOf } = openSettings();
  await save('state-2');
  expect(sentOf('admin/save')).toEqual([
    ['admin/save-entered', {}],
    ['admin/save-exited', { isSaved: true }],
  ]);
  expect(sentOf('admin/tweaks-saved')).toHaveLength(1);
  await save();
  expect(sentOf('admin/save').slice(2)).toEqual([
    ['admin/save-entered', {}],
    ['admin/save-exited', { isSaved: false }],
  ]);
  expect(sentOf('admin/tweaks-saved')).toHaveLength(1);
});

spec('CONS-30', 'saved values count as unchanged, and the banners of open pages follow', async () => {
  const { form, find, save, set, sentOf } = openSettings();
  set('cookieBannerText', 'Mine');
  set('cookieBannerTheme', 'LIGHT');
  set('isActivityLogEnabled', false);
  expect(isUnsaved(form)).toBe(true);
  await save('state-2');
  expect([isUnsaved(form), find('[data-unsaved-note]').hidden, field(form, 'key')]).toEqual([false, true, 'state-2']);
  expect(sentOf('consent/banner-updated')).toEqual([
    ['consent/banner-updated', expect.objectContaining({ cookieBannerTheme: 'LIGHT', isVisitorDataRestricted: true })],
  ]);
  set('cookieBannerTheme', 'DARK');
  form.reset();
  expect([field(form, 'cookieBannerTheme'), field(form, 'cookieBannerText')]).toEqual(['LIGHT', 'Mine']);
});

test('a rejection leaves everything as it was typed', async () => {
  const { form, save, set, sentOf } = openSettings();
  set('cookieBannerText', 'Mine');
  await save();
  expect([field(form, 'cookieBannerText'), field(form, 'base'), isUnsaved(form)]).toEqual(['Mine', 'state-1', true]);
  expect(sentOf('consent/banner-updated')).toEqual([]);
  expect(document.activeElement?.hasAttribute('data-form-error')).toBe(true);
});

test('after the session has ended a link to sign in is shown, until a save succeeds', async () => {
  const { find, host, save } = openSettings();
  expect(find('[data-sign-in]').hidden).toBe(true);
  host.bus.send('site/login-required', { url: '/api/config/cookie-settings/settings' });
  await save();
  expect(find('[data-sign-in]').hidden).toBe(false);
  await save('state-2');
  expect(find('[data-sign-in]').hidden).toBe(true);
});
