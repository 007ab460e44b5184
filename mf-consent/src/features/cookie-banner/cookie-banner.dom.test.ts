import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './cookie-banner.example';
import { renderHost, show, startLive } from './cookie-banner.fixture';
import { messages } from './cookie-banner.messages';
import { element } from './cookie-banner.view';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const seen = (section: HTMLElement) => ({
  text: section.querySelector('[data-text]')?.textContent,
  choices: [...section.querySelectorAll('button')].filter(({ hidden }) => !hidden).map((button) => button.textContent),
});

spec(['CONS-01', 'CONS-12', 'CONS-14'], 'shows the default text if the site has none', async () => {
  const root = show('byDefault');
  expect(root.querySelector('.consent-cookie-banner__text')?.textContent).toBe(
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  );
  expect(seen(root).choices).toEqual(['Accept']);
  expect(await axeFindings()).toEqual([]);
});

spec(['CONS-11', 'CONS-13'], 'shows declining only if one can opt out, and styles it like accepting', () => {
  expect(seen(show('byDefault')).choices).toEqual(['Accept']);
  const buttons = [...show('bothChoices').querySelectorAll('button:not([hidden])')] as HTMLButtonElement[];
  expect(buttons.map(({ textContent, name, value }) => [textContent, name, value])).toEqual([
    ['Accept', 'choice', 'accepted'],
    ['Decline', 'choice', 'declined'],
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});

spec('CONS-01', 'uses the site’s text, look and position', async () => {
  const root = show('lightPopup');
  expect(root.querySelector('section')?.className).toBe(
    'consent-cookie-banner consent-cookie-banner--popup consent-cookie-banner--bottom-right consent-cookie-banner--light consent-cookie-banner--cta-text',
  );
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/privacy');
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Fine', 'No, thanks']);
  expect(await axeFindings()).toEqual([]);
});

spec('CONS-02', 'is hidden if it need not be shown, and absent from screenshots', () => {
  expect(show('hidden').querySelector('section')?.hidden).toBe(true);
  expect(show('byDefault').querySelector('section')?.hidden).toBe(false);
  expect(element(examples.suppressed, renderHost)).toBeNull();
});

test('is a form that works without script', () => {
  const form = show('bothChoices').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/consent/cookie-banner/choice');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.bothChoices.block.id,
    return: '/about',
    shown: expect.any(String),
  });
});

test('the “shown” field of a hidden banner is empty until the feature starts, before anything can force it', () => {
  const sent = (form: HTMLFormElement | null) => String(new FormData(form ?? undefined).get('shown'));
  expect(sent(show('hidden').querySelector('form'))).toBe('');
  const { form } = startLive('hidden');
  expect(JSON.parse(sent(form))).toMatchObject({ accept: 'Accept', cookieBannerVariant: 'BAR' });
});

test('the form sends the banner as it looks now, for the receipt', () => {
  const { section, host, form } = startLive('lightPopup');
  const sent = () => JSON.parse(String(new FormData(form).get('shown'))) as unknown;
  const served = {
    version: '0.0.0-test',
    text: '<p>We count visits, and nothing else. <a href="/privacy">Read more</a></p>',
    accept: 'Fine',
    decline: 'No, thanks',
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'BOTTOM_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'TEXT',
  };
  expect(sent()).toEqual(served);
  host.bus.send('consent/banner-updated', { cookieBannerAcceptType: 'OPT_IN', cookieBannerText: '<p> </p>' });
  expect(seen(section).choices).toEqual(['Fine']);
  const { decline: _, ...changed } = served;
  expect(sent()).toEqual({ ...changed, text: messages.text });
  host.bus.send('consent/banner-forced', { isRequested: true });
  expect(sent()).toEqual({ ...served, text: messages.text });
});

test('says without script why the choice was not stored', async () => {
  const error = show('refused').querySelector('[data-form-error]');
  expect([error?.getAttribute('role'), error?.textContent]).toEqual([
    'alert',
    'This page has been open for a while. Please send it again.',
  ]);
  expect(await axeFindings()).toEqual([]);
  expect(show('byDefault').querySelector('[data-form-error]')?.textContent).toBe('');
});

test('a choice that was not stored is requested again, with both answers from a visitor who withdraws consent', () => {
  const { data, form } = { ...examples.answered, form: examples.refused.form };
  const again = showView(element({ ...examples.answered, data, form }, renderHost));
  expect([again.querySelector('section')?.hidden, seen(again).choices]).toEqual([false, ['Accept', 'Decline']]);
  expect(seen(show('refused')).choices).toEqual(['Accept']);
  expect(show('answered').querySelector('section')?.hidden).toBe(true);
});

spec('CONS-23', 'disappears as soon as the visitor chooses, and stays away', async () => {
  const { section, host, form } = startLive();
  form.setAttribute('aria-busy', 'true');
  form.requestSubmit();
  expect(section.hidden).toBe(true);
  host.bus.publish('consent/choice', { revision: 1, choice: 'accepted' });
  form.removeAttribute('aria-busy');
  await nextTask();
  expect(section.hidden).toBe(true);
});

spec('CONS-23', 'comes back if the choice was not stored', async () => {
  const { section, form } = startLive();
  form.requestSubmit();
  form.setAttribute('aria-busy', 'true');
  await nextTask();
  expect(section.hidden).toBe(true);
  form.removeAttribute('aria-busy');
  await nextTask();
  expect(section.hidden).toBe(false);
});

spec('CONS-23', 'disappears when another tab has chosen, and not before', () => {
  const { section, host } = startLive();
  host.bus.publish('consent/choice', { revision: 1 });
  expect(section.hidden).toBe(false);
  host.bus.publish('consent/choice', { revision: 2, choice: 'declined' });
  expect(section.hidden).toBe(true);
});

spec(['CONS-29', 'CONS-31'], 'shows while it is forced, whatever the visitor chose, and disappears again', () => {
  const { section, host } = startLive('answered');
  expect(section.hidden).toBe(true);
  host.bus.send('consent/banner-forced', { cookieBannerVariant: 'POPUP', cookieBannerCtaText: 'Fine' });
  expect(section.hidden).toBe(false);
  expect(section.className).toContain('--popup');
  expect(seen(section).choices).toEqual(['Fine']);
  host.bus.publish('consent/choice', { revision: 1, choice: 'accepted' });
  expect(section.hidden).toBe(false);
  host.bus.send('consent/banner-unforced', {});
  expect(section.hidden).toBe(true);
  expect(section.className).toContain('--bar');
});

spec('CONS-29', 'a choice on a forced banner ends forcing', async () => {
  const { section, host, form } = startLive('answered');
  host.bus.send('consent/banner-forced', {});
  form.requestSubmit();
  form.setAttribute('aria-busy', 'true');
  host.bus.publish('consent/choice', { revision: 1, choice: 'declined' });
  form.removeAttribute('aria-busy');
  await nextTask();
  expect(section.hidden).toBe(true);
  const message = form.querySelector<HTMLElement>('[data-form-message]') as HTMLElement;
  message.hidden = false;
  host.bus.send('consent/banner-forced', {});
  expect([section.hidden, message.hidden]).toEqual([false, true]);
});

spec('CONS-30', 'shows updated settings at once, forced or not, and the site’s own text again', () => {
  const { section, host } = startLive('lightPopup');
  const own = section.querySelector('[data-text]')?.innerHTML;
  host.bus.send('consent/banner-updated', {
    cookieBannerText: '<p>We count.</p>',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerTheme: 'DARK',
  });
  expect(seen(section)).toEqual({ text: expect.stringContaining('We count.'), choices: ['Fine', 'No'] });
  expect(section.className).toContain('--dark');
  host.bus.send('consent/banner-updated', { cookieBannerText: '', cookieBannerAcceptType: 'OPT_IN' });
  expect(seen(section)).toEqual({ text: messages.text, choices: ['Fine'] });
  const { settings } = examples.lightPopup.data['consent/cookie-banner/banner'];
  host.bus.send('consent/banner-updated', settings);
  expect(section.querySelector('[data-text]')?.innerHTML).toBe(own);
});

spec(['CONS-29', 'CONS-31'], 'nobody can choose on a previewed banner until it is unforced', () => {
  const { section, host } = startLive('answered');
  const isInert = () => section.hasAttribute('inert');
  host.bus.send('consent/banner-forced', { isPreview: true, cookieBannerCtaText: 'Tried' });
  expect([section.hidden, isInert(), seen(section).choices]).toEqual([false, true, ['Tried']]);
  host.bus.send('consent/banner-unforced', {});
  expect([section.hidden, isInert(), seen(section).choices]).toEqual([true, false, ['Accept']]);
  host.bus.send('consent/banner-forced', { isPreview: true });
  host.bus.send('consent/banner-forced', { isRequested: true });
  expect(isInert()).toBe(false);
  expect([show('preview'), show('byDefault')].map((root) => root.querySelector('section[inert]') !== null)).toEqual([
    true,
    false,
  ]);
});

test('does nothing any more once it is stopped', () => {
  const { section, host, form } = startLive();
  host.end();
  form.requestSubmit();
  host.bus.publish('consent/choice', { revision: 1, choice: 'accepted' });
  host.bus.send('consent/banner-updated', { isCookieBannerEnabled: false });
  expect(section.hidden).toBe(false);
});
