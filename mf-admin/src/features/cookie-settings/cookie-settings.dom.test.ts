import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './cookie-settings.example';
import { messages } from './cookie-settings.messages';
import { messages as polish } from './cookie-settings.messages.pl';
import { element } from './cookie-settings.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const sentOf = (root: HTMLElement) => Object.fromEntries(new FormData(root.querySelector('form') ?? undefined));
const PAGE = { crumb: 'a-crumb', block: examples.saved.block.id, page: '/config/cookies' };

spec(['CONS-33', 'CONS-34'], 'a form of plain HTML has all settings as they are saved', async () => {
  const root = show('saved');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/config/cookie-settings/settings', 'post']);
  expect(sentOf(root)).toEqual({
    ...PAGE,
    base: 'state-1',
    key: '',
    isCookieBannerEnabled: 'on',
    cookieBannerText: '<p>We count visits. <a href="/privacy">Read more</a></p>',
    cookieBannerCtaText: 'Fine',
    cookieBannerOptOutCtaText: 'No, thanks',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerTheme: 'DARK',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerAcceptType: 'OPT_IN',
    isActivityLogEnabled: 'on',
  });
  expect(root.textContent).toContain('Last saved by Olive Owner, March 2, 2026 at 9:04 AM UTC.');
  expect(await axeFindings()).toEqual([]);
});

test('texts of every language have fields of their own, in that language and its direction', async () => {
  const root = show('languages');
  const fields = [...root.querySelectorAll<HTMLTextAreaElement>('textarea')];
  expect(fields.map(({ name, lang, dir, maxLength }) => [name, lang, dir, maxLength])).toEqual([
    ['cookieBannerText', 'en-US', 'auto', 20_000],
    ['he.cookieBannerText', 'he', 'auto', 20_000],
  ]);
  expect(sentOf(root)).toMatchObject({ 'he.cookieBannerCtaText': 'מסכים', 'he.cookieBannerOptOutCtaText': 'לא' });
  expect([...root.querySelectorAll('legend')].map(({ textContent }) => textContent)).toContain('Text in Hebrew');
  expect(await axeFindings()).toEqual([]);
});

test('in a conflict it keeps what was typed beside what is saved, and the next save replaces the latter', async () => {
  const root = show('conflict');
  expect(sentOf(root)).toMatchObject({
    base: 'state-0',
    key: 'state-1',
    cookieBannerText: 'We count visits, and nothing else.',
    cookieBannerTheme: 'LIGHT',
    isAnalyticsCookiesDisabled: 'on',
  });
  expect(sentOf(root)).not.toHaveProperty('isCookieBannerEnabled');
  const text = root.querySelector('textarea');
  expect(text?.getAttribute('aria-invalid')).toBe('true');
  const shown = text
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(shown).toContain('Saved meanwhile: <p>We count visits. <a href="/privacy">Read more</a></p>');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Olive Owner has saved this');
  expect(root.querySelector('form')?.hasAttribute('data-unsaved')).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test('after the session has ended it keeps what was typed, with a link to sign in', async () => {
  const root = show('signedOut');
  expect(sentOf(root)).toMatchObject({ base: 'state-0', cookieBannerCtaText: 'Agreed' });
  const link = root.querySelector<HTMLAnchorElement>('[data-sign-in]:not([hidden]) a');
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/config/sign-in?return=%2Fconfig%2F', '_blank']);
  expect(await axeFindings()).toEqual([]);
});

test('shows the result of a save, and nothing before', () => {
  const shown = (name: keyof typeof examples) =>
    show(name).querySelector('[data-form-message]:not([hidden])')?.textContent ?? null;
  expect([shown('saved'), shown('justSaved'), shown('tried')]).toEqual([
    null,
    messages.saved,
    'This is how the banner would look. Nothing is saved yet.',
  ]);
});

test('without script it can be previewed before saving; controls that need a script are hidden until it runs', () => {
  const root = show('saved');
  expect(root.querySelector('noscript')?.innerHTML.toLowerCase()).toContain(
    'formaction="/api/config/cookie-settings/preview"',
  );
  const hidden = [
    ...root.querySelectorAll<HTMLElement>('[data-show], [data-undo], [data-unsaved-note], [data-show-note]'),
  ];
  expect(hidden.map((one) => one.hidden)).toEqual([true, true, true, true]);
});

test('is in the language of the page', () => {
  const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  const root = showView(element(examples.saved, inPolish as unknown as typeof host));
  expect(root.textContent).toContain('Pasek przez całą stronę');
  expect(root.textContent).toContain('Ostatni zapis: Olive Owner');
});
