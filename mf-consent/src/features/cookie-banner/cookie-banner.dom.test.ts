import { createFakeHost } from '../../../../tools/testing/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './cookie-banner.effects';
import { examples } from './cookie-banner.example';
import { strings } from './cookie-banner.strings';
import { element } from './cookie-banner.view';

const renderHost = createFakeRenderHost(strings);
const show = (name: keyof typeof examples) => showView(element(examples[name], renderHost));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function startLive() {
  const root = show('bothChoices');
  const host = createFakeHost(strings);
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  return { root, host, form };
}

spec(['CONS-01', 'CONS-12', 'CONS-14'], 'asks with the default words where the site has none', async () => {
  const root = show('byDefault');
  expect(root.querySelector('.consent-cookie-banner__words')?.textContent).toBe(
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  );
  expect([...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(['Accept']);
  expect(await axeFindings()).toEqual([]);
});

spec(['CONS-11', 'CONS-13'], 'declining shows only where one can opt out, and looks like accepting', () => {
  const buttons = [...show('bothChoices').querySelectorAll('button')];
  expect(buttons.map(({ textContent, name, value }) => [textContent, name, value])).toEqual([
    ['Accept', 'choice', 'accepted'],
    ['Decline', 'choice', 'declined'],
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});

spec('CONS-01', 'takes the site’s words, look and place', async () => {
  const root = show('lightPopup');
  expect(root.querySelector('section')?.className).toBe(
    'consent-cookie-banner consent-cookie-banner--popup consent-cookie-banner--bottom-right consent-cookie-banner--light',
  );
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/privacy');
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Fine', 'No, thanks']);
  expect(await axeFindings()).toEqual([]);
});

spec('CONS-02', 'shows nothing where it is not to be asked', () => {
  expect(element(examples.notShown, renderHost)).toBeNull();
});

test('is a form that works without script', () => {
  const form = show('bothChoices').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/consent/cookie-banner/choice');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.bothChoices.block.id,
    return: '/about',
  });
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

spec('CONS-23', 'goes at once when somebody chooses, and stays away', async () => {
  const { root, host, form } = startLive();
  form.setAttribute('aria-busy', 'true');
  form.requestSubmit();
  expect(root.hidden).toBe(true);
  host.bus.tell('consent/choice', { revision: 1, choice: 'accepted' });
  form.removeAttribute('aria-busy');
  await nextTask();
  expect(root.hidden).toBe(true);
});

spec('CONS-23', 'comes back where the choice was not stored', async () => {
  const { root, form } = startLive();
  form.requestSubmit();
  form.setAttribute('aria-busy', 'true');
  await nextTask();
  expect(root.hidden).toBe(true);
  form.removeAttribute('aria-busy');
  await nextTask();
  expect(root.hidden).toBe(false);
});

spec('CONS-23', 'goes when another tab has chosen, and not before', () => {
  const { root, host } = startLive();
  host.bus.tell('consent/choice', { revision: 1 });
  expect(root.hidden).toBe(false);
  host.bus.tell('consent/choice', { revision: 2, choice: 'declined' });
  expect(root.hidden).toBe(true);
});

test('does nothing any more once it is stopped', () => {
  const { root, host, form } = startLive();
  host.end();
  form.requestSubmit();
  host.bus.tell('consent/choice', { revision: 1, choice: 'accepted' });
  expect(root.hidden).toBe(false);
});
