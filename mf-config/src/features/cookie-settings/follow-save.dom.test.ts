import { spec } from '../../../../tools/testing/spec';
import { openSettings, SAVED } from './cookie-settings.fixture';
import { isUnsaved } from './is-unsaved';

const CLEANED = { ...SAVED, base: 'state-2', words: [{ ...SAVED.words[0]!, cookieBannerText: '<p>Clean</p>' }] };
const field = (form: HTMLFormElement, name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;

spec(['BUS-01', 'BUS-02'], 'tells when a save begins, when it ends and how', async () => {
  const { save, sentOf } = openSettings();
  await save(CLEANED);
  expect(sentOf('config/')).toEqual([
    ['config/save-entered', {}],
    ['config/save-exited', { isSaved: true }],
    ['config/tweaks-saved', {}],
  ]);
  await save();
  expect(sentOf('config/').slice(3)).toEqual([
    ['config/save-entered', {}],
    ['config/save-exited', { isSaved: false }],
  ]);
});

test('the form holds what the server has made of it, and the next save begins from there', async () => {
  const { form, save, set, sentOf } = openSettings();
  set('cookieBannerText', '<p onclick="x">Clean</p>');
  set('cookieBannerTheme', 'LIGHT');
  set('isActivityLogEnabled', false);
  form.querySelector<HTMLInputElement>('[name=key]')!.value = 'state-1b';
  expect(isUnsaved(form)).toBe(true);
  await save(CLEANED);
  expect([field(form, 'base'), field(form, 'key'), field(form, 'cookieBannerText')]).toEqual([
    'state-2',
    '',
    '<p>Clean</p>',
  ]);
  expect(isUnsaved(form)).toBe(false);
  form.reset();
  expect(field(form, 'cookieBannerTheme')).toBe('LIGHT');
  expect(sentOf('consent/banner-updated')).toEqual([
    ['consent/banner-updated', expect.objectContaining({ cookieBannerTheme: 'LIGHT', isVisitorDataRestricted: true })],
  ]);
});

test('the words of each language go into its own fields', async () => {
  const { form, save } = openSettings('languages');
  const words = [
    { cookieBannerText: 'en', cookieBannerCtaText: 'en+', cookieBannerOptOutCtaText: 'en-' },
    { cookieBannerText: 'he', cookieBannerCtaText: 'he+', cookieBannerOptOutCtaText: 'he-' },
  ];
  await save({ ...SAVED, words });
  expect(['', 'he.'].map((prefix) => field(form, `${prefix}cookieBannerOptOutCtaText`))).toEqual(['en-', 'he-']);
});

test('says who has saved last', async () => {
  const { form, save } = openSettings('signedOut');
  const last = () => form.parentElement?.querySelector<HTMLElement>('[data-changed]');
  expect(last()?.hidden).toBe(true);
  await save({ ...SAVED, changed: { by: 'Ada', at: '2026-03-03T09:04:00.000Z', atText: 'March 3' } });
  expect([last()?.hidden, last()?.textContent]).toEqual([false, 'Last saved by Ada, March 3.']);
});

test('a refusal leaves everything as it was typed', async () => {
  const { form, save, set } = openSettings();
  set('cookieBannerText', 'Mine');
  await save();
  expect([field(form, 'cookieBannerText'), field(form, 'base'), isUnsaved(form)]).toEqual(['Mine', 'state-1', true]);
});

test('what was saved before the script came does not take the place of what is typed now', () => {
  const { form, sentOf } = openSettings('saved', CLEANED);
  expect(field(form, 'cookieBannerText')).toBe(SAVED.words[0]?.cookieBannerText);
  expect(sentOf('consent/')).toEqual([]);
});

test('who is signed out is shown the way in, until a save goes through', async () => {
  const { find, host, save } = openSettings();
  expect(find('[data-sign-in]').hidden).toBe(true);
  host.bus.send('site/login-required', { url: '/api/config/cookie-settings/settings' });
  expect(find('[data-sign-in]').hidden).toBe(false);
  await save(CLEANED);
  expect(find('[data-sign-in]').hidden).toBe(true);
});
