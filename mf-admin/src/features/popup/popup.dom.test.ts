import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './popup.effects';
import { examples } from './popup.example';
import { messages } from './popup.messages';
import { element } from './popup.view';
import { SETTINGS_FORM } from './settings-form-selector';

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const form = root.querySelector<HTMLFormElement>(SETTINGS_FORM)!;
  return { root, form, field: (named: string) => form.elements.namedItem(named) as HTMLInputElement };
}

test('the form has what is saved, and posts it together', async () => {
  const { form, field } = open();
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/config/popup']);
  const names = ['style', 'delaySeconds', 'scrollPercent', 'displayFrequency', 'pages', 'base'];
  expect(names.map((name) => field(name).value)).toEqual(['card', '5', '', '7', '/shop/*', 'state-1']);
  expect(['isShown', 'enableMobile', 'again'].map((name) => field(name).checked)).toEqual([true, true, false]);
  expect(await axeFindings()).toEqual([]);
});

test.each(Object.keys(examples) as (keyof typeof examples)[])('the state “%s” is accessible', async (name) => {
  open(name);
  expect(await axeFindings()).toEqual([]);
});

spec('TWEAK-02', 'each language has a way to its content, or a form that creates it', () => {
  const { root } = open('languages');
  const entries = [...root.querySelectorAll('.admin-special-pages__entry')];
  expect(entries.map((entry) => entry.querySelector('.admin-special-pages__state')?.textContent)).toEqual([
    'Changes not published yet',
    undefined,
    'Not published yet',
  ]);
  const form = entries[1]?.querySelector('form');
  const sent = [...new FormData(form!)].filter(([name]) => name === 'kind' || name === 'locale');
  expect([form?.getAttribute('action'), ...sent]).toEqual([
    '/api/config/pages/special',
    ['kind', 'popup-overlay'],
    ['locale', 'he'],
  ]);
});

test('a number of days that the site document has is offered too', () => {
  const { field } = open('languages');
  expect(field('displayFrequency').value).toBe('3');
  expect(open('saved').root.querySelectorAll('[name=displayFrequency] option')).toHaveLength(8);
});

test('the preview shows the style that is chosen', () => {
  const { root, field } = open();
  const shown = () => root.querySelector('iframe')?.getAttribute('src');
  expect(shown()).toMatch(/\/preview\?style=card$/);
  field('style').value = 'bottom';
  field('style').dispatchEvent(new Event('change', { bubbles: true }));
  expect(shown()).toMatch(/\/preview\?style=bottom$/);
});

test('what was typed is kept after a refusal, also once signed out', () => {
  expect(open('wrong').field('pages').value).toBe('shop');
  const { root, field } = open('signedOut');
  expect([field('pages').value, root.querySelector('[data-sign-in]')?.hasAttribute('hidden')]).toEqual(['shop', false]);
});
